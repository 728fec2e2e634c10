// std: 1.2 2.0 3.0
#if __OPENCL_C_VERSION__ < 200
#define generic private
#endif
void tg(generic int *p);
void tc(constant int *p);
void tv(generic void *p);
generic int gvar;
generic int *retg(global int *g) { return g; }
generic int *retc(constant int *c) { return c; }

void impl(global int *g, local int *l, private int *p, constant int *c, const global int *cg, volatile local int *vl) {
  generic int *n = g;
  n = l;
  n = p;
  n = c;
  n = cg;
  n = vl;
  tg(g);
  tg(c);
  tv(l);
  tv(c);
  tc(n);
  g = n;
  l = n;
  c = n;
  g = (global int *)n;
  c = (constant int *)n;
  n = (generic int *)c;
  n == g;
  n == c;
  n - l;
  g ? g : n;
  g ? c : n;
  g ? l : g;
  generic int k;
  generic int *generic *q;
  generic char *ch = g;
  generic void *vd = g;
  vd = c;
}
void str(void) {
  char *s = "x";
  constant char *t = "x";
  const char *u = "x";
  generic const char *v = "x";
  global const char *w = "x";
  char arr[] = "x";
}
