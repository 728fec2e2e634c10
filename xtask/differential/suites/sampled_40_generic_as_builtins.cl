// std: 1.2 2.0 3.0

void conv(global int *g, local int *l, private int *p, constant int *c) {
  global int *a = to_global(g);
  local int *b = to_local(l);
  private int *d = to_private(p);
  a = to_global(l);
  b = to_global(g);
  a = to_global(c);
  a = to_global(1);
  a = to_global(g, g);
  a = to_global();
  a = to_global(*g);
  uint f = get_fence(g);
  f = get_fence(c);
}

#if __OPENCL_C_VERSION__ >= 200
generic int *glob_generic;
generic int var;

void gen(generic int *n, global int *g, constant int *c) {
  n = g;
  g = n;
  n = c;
  c = n;
  g = (global int *)n;
  c = (constant int *)n;
  n = (generic int *)c;
  g = to_global(n);
  local float *lf = to_local(n);
  int x;
  int *q = &x;
  q = g;
  q = n;
  generic int y;
  bool eq = n == g;
}
#endif
