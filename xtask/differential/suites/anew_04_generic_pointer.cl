// std: 2.0 3.0
// opts: -DNOTHING
// opts: -DEXPLICIT
#if defined(EXPLICIT)
#define GEN __generic
#else
#define GEN
#endif

#if (__OPENCL_C_VERSION__ == 200) || defined(__opencl_c_generic_address_space)
void take(GEN int *p);
void take_c(GEN const int *p);

void f(global int *g, local int *l, private int *p, constant int *c) {
  GEN int *q = g;
  q = l;
  q = p;
  q = c;
  g = q;
  l = q;
  p = q;
  c = q;
  g = (global int *)q;
  l = (local int *)q;
  p = (private int *)q;
  c = (constant int *)q;
  q = (GEN int *)c;
  take(g);
  take(l);
  take(p);
  take(c);
  take_c(g);
  take_c(c);
}

void cmp(global int *g, local int *l, constant int *c, GEN int *q, int s) {
  bool b = g == q;
  b = l == q;
  b = c == q;
  b = g == l;
  b = g < q;
  b = c < q;
  long d = g - q;
  d = c - q;
  GEN int *r = s ? g : q;
  r = s ? l : q;
  r = s ? g : l;
  r = s ? c : q;
}
void local_var(void) {
  __generic int i;
  __generic int *j = 0;
  __generic int *__generic *k = 0;
  __generic int a[2];
}
#else
__generic int *q0;
void f(__generic int *q);
void g(int *q);
#endif
