// std: 1.2 2.0 3.0
void test(global int *g, local int *l, private int *p, constant int *c, int *x, int n) {
  g = to_global(x);
  l = to_local(x);
  p = to_private(x);
  g = to_global(g);
  l = to_local(g);
  g = to_global(c);
  g = to_global(n);
  g = to_global();
  g = to_global(x, x);
  g = to_local(x);
  l = to_private(x);
  local char *lc = to_local(x);
  global const int *gc = to_global((const int *)x);
  global int *gn = to_global((const int *)x);
  global void *gv = to_global((void *)x);
  int i = to_global(x);
  (void)to_global(&n);
  (void)to_private(1.0f);
#if __OPENCL_C_VERSION__ >= 200
  cl_mem_fence_flags f = get_fence(x);
  f = get_fence(c);
  f = get_fence(n);
#endif
}
