// std: 1.2 2.0 3.0
void f(void) {
  global int *g;
  local int *l;
  private int *p;
  constant int *c;
  const int *cp;
  global float *gf;
  int i;
#if __OPENCL_C_VERSION__ >= 200
  int *gen;
  g = to_global(gen);
  l = to_local(gen);
  p = to_private(gen);
#endif
  g = to_global(g);
  g = to_global(l);
  g = to_global(p, 1);
  g = to_global();
  g = to_global(i);
  g = to_global(c);
  l = to_global(p);
  l = to_local(p);
  gf = to_global(p);
  g = to_global(cp);
  p = to_private(&i);
  p = to_local(&i);
  global char *gc = to_global(&g);
}
