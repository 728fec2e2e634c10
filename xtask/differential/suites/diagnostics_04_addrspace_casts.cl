// std: 1.2 2.0 3.0
void casts(__global int *g, __local int *l, __constant int *c, __private int *p) {
  g = (__global int *)l;
  g = (__global int *)c;
  g = (__global int *)p;
  l = (__local int *)g;
  c = (__constant int *)g;
  p = (__private int *)c;
  p = (int *)g;
  __global char *gc = (__global char *)g;
  __global char *lc = (__global char *)l;
  __global float *gf = g;
  size_t i = (size_t)g;
  g = (__global int *)i;
  c = (__constant int *)0;
  __global void *gv = g;
  __global void *lv = l;
  void *v = (void *)c;
  g = gv;
  const __global int *cg = g;
  g = cg;
  g = (__global int *)cg;
}

void nested(__global int *__global *gg, __global int **pg, __local int **pl) {
  gg = (__global int *__global *)pg;
  pg = (__global int **)pl;
  pg = pl;
  pl = (__local int **)gg;
}

#ifdef __opencl_c_generic_address_space
void gen(__generic int *x, __global int *g, __constant int *c) {
  g = x;
  g = (__global int *)x;
  c = (__constant int *)x;
  x = (__generic int *)c;
  x = g;
}
#endif
