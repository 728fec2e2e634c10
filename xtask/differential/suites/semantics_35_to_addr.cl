// std: 1.2 2.0 3.0
// opts:
// to_global, to_local, to_private, get_fence.

void f(void) {
  global int *g;
  local int *l;
  private int *p;
  constant int *c;
  const global int *cg;
  int x;
  g = to_global(g);
  g = to_global(l);
  l = to_local(g);
  p = to_private(l);
  g = to_global(c);
  l = to_local(c);
  p = to_private(c);
  g = to_global(x);
  g = to_global(3.0f);
  g = to_global(0);
  g = to_global(g, l);
  g = to_global();
  l = to_global(l);
  p = to_local(l);
  g = to_global(cg);
  global float *gf = to_global(g);
  global void *gv = to_global(g);
  global char *gc = to_global((char *)g);
  local float4 *lf = to_local((float4 *)g);
  cl_mem_fence_flags ff;
  ff = get_fence(g);
  ff = get_fence(c);
  ff = get_fence(x);
#if __OPENCL_C_VERSION__ >= 200
  generic int *u = g;
  g = to_global(u);
  l = to_local(u);
  p = to_private(u);
  generic void *uv = u;
  g = to_global(uv);
  void (^b)(void) = ^{};
  g = to_global(b);
#endif
}
