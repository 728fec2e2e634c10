// std: 1.2 2.0 3.0
// opts: -DPLAIN_RUN=1
// to_global, to_local, to_private and get_fence.

typedef struct { int x; } St;

void f(global int *g, local int *l, private int *p, constant int *c, const global int *cg) {
  g = to_global(g);
  g = to_global(l);
  g = to_global(p);
  g = to_global(c);
  l = to_local(l);
  l = to_local(g);
  p = to_private(p);
  p = to_private(g);
  g = to_local(g);
  l = to_global(l);
  cg = to_global(cg);
  g = to_global(cg);
  g = to_global();
  g = to_global(g, l);
  g = to_global(1);
  g = to_global(*g);
  float4 v = to_global((float4)(1));
  cl_mem_fence_flags fl = get_fence(g);
  fl = get_fence(c);
}

#if __OPENCL_C_VERSION__ >= 200
void gen(int *x, generic St *s, const int *ci, volatile float *vf, void *vp, char **pp) {
  global int *g = to_global(x);
  local int *l = to_local(x);
  private int *p = to_private(x);
  global St *gs = to_global(s);
  const global int *cg = to_global(ci);
  global int *drop = to_global(ci);
  volatile local float *vl = to_local(vf);
  global void *gv = to_global(vp);
  global char *wrong = to_global(x);
  global char *ok = (global char *)to_global(x);
  to_private(s)->x = 1;
  to_local(x)[2] = 4;
  if (to_global(x) != 0) *to_global(x) = 1;
  cl_mem_fence_flags fl = get_fence(x);
  to_global(pp);
  to_constant(x);
  to_generic(g);
}
#endif
