// std: 1.2 2.0 3.0

void take_gen(int *p);
void take_global(global int *p);
void take_local(local int *p);
void take_const(constant int *p);

kernel void k(global int *g, local int *l, constant int *c) {
  int v;
  private int *pp = &v;
  int *gen = g;
  gen = l;
  gen = pp;
  gen = c;
  take_gen(g);
  take_gen(c);
  take_gen(&v);
  g = gen;
  g = (global int *)gen;
  l = (local int *)g;
  c = (constant int *)gen;
  take_global(gen);
  take_local((local int *)gen);
  take_const(g);
  int b = gen == g;
  b = g == l;
  b = c == gen;
  g = to_global(gen);
  l = to_local(gen);
  pp = to_private(gen);
  l = to_global(gen);
  gen = b ? g : l;
  gen = b ? g : c;
  cl_mem_fence_flags fl = get_fence(gen);
}
