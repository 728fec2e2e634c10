// std: 1.2 2.0 3.0
void f(global int *g, local int *l, private int *p, constant int *c, int *gen, const int *cg) {
  g = to_global(g, l);
  g = to_global();
  int x;
  g = to_global(x);
  g = to_global(c);
  g = to_global(g);
  g = to_global(l);
  g = to_global(gen);
  g = to_global(cg);
  global char *gc = to_global(gen);
  l = to_global(gen);
  l = to_local(gen);
  p = to_private(gen);
  p = to_local(gen);
  c = to_global(gen);
  gen = to_private(gen);
  to_local(0);
#if __OPENCL_C_VERSION__ >= 200
  int fence = get_fence(gen);
  get_fence(c);
#endif
}
