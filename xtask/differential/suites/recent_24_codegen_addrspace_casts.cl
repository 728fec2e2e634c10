// std: 2.0 3.0
// Casts to and from the generic address space.

#if defined(__opencl_c_generic_address_space) || __OPENCL_C_VERSION__ == 200
generic int *gen_glob;
int *gen_glob2;
int *global gen_glob3;

int use(int *p) { return *p; }

kernel void conv(global int *g, local int *l) {
  int x = 1;
  int *gen = g;
  use(g);
  use(l);
  use(&x);
  gen = l;
  gen = &x;
  global int *back = (global int *)gen;
  back = to_global(gen);
  l = to_local(gen);
  private int *pr = to_private(gen);
  back = to_global(1);
  back = to_local(gen);
  global float *wrong = to_global(gen);
  bool is_same = gen == g;
  cl_mem_fence_flags fl = get_fence(gen);
  gen = g ? (int *)g : (int *)l;
  constant int *c = (constant int *)gen;
  *gen = *back + *pr;
}
#endif
