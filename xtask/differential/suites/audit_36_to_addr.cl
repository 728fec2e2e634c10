// std: 1.2 2.0 3.0
void f(global int *g, local int *l, private int *p, constant int *c, int i) {
  global int *rg;
  local int *rl;
  private int *rp;
  rg = to_global(g);
  rg = to_global(l);
  rg = to_global(c);
  rg = to_global(i);
  rg = to_global(g, l);
  rg = to_global();
  rg = to_local(g);
  rl = to_local(l);
  rl = to_local(p);
  rl = to_private(p);
  rp = to_private(p);
  rp = to_private(g);
  int x = to_global(g);
  global char *gc = to_global(g);
}
#if __OPENCL_C_VERSION__ >= 200
void h(int *n, const int *cn, void *v, generic char *gc) {
  global int *a = to_global(n);
  local int *b = to_local(n);
  private int *d = to_private(n);
  a = to_global(cn);
  const global int *ca = to_global(cn);
  global void *gv = to_global(v);
  a = to_global(v);
  a = to_local(n);
  global char *gcc = to_global(gc);
  cl_mem_fence_flags fl = get_fence(n);
  int fi = get_fence(cn);
  get_fence(1);
  int (*fp)(int) = to_global;
}
#endif
