// std: 1.2 2.0 3.0
// Conversions between named spaces and the generic one.

void to_named(global int *g, local int *l, private int *p, constant int *c) {
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_generic_address_space)
  generic int *gen = g;
  gen = l;
  gen = p;
  gen = c;
  g = gen;
  l = gen;
  p = gen;
  c = gen;
  g = (global int *)gen;
  l = (local int *)gen;
  c = (constant int *)gen;
  g = to_global(gen);
  l = to_local(gen);
  p = to_private(gen);
  g = to_global(c);
  l = to_local(g);
  to_global(1);
  to_global(gen, gen);
  const generic int *cg = g;
  global int *bad = to_global(cg);
#else
  int *gen = p;
  gen = g;
  gen = l;
  gen = (int *)g;
  generic int *x;
  __generic int *y;
  to_global(p);
#endif
}
