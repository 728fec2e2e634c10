// std: 1.2 2.0 3.0
void test(void) {
  global int *g;
  local int *l;
  private int *p;
  constant int *c;
  const global int *cg;
  int *gen;
  int n;
  global float *gf;
  g = to_global(g, l);
  g = to_global();
  g = to_global(n);
  g = to_global(gen);
  g = to_global(l);
  g = to_global(c);
  g = to_global(&n);
  g = to_local(gen);
  gf = to_global(gen);
  g = to_global(cg);
  cg = to_global(cg);
  l = to_local(gen);
  l = to_local(c);
  p = to_private(gen);
  l = to_private(p);
  gen = to_private(gen);
  to_global(1.0f);
  global char *gc = to_global(gen);
}
