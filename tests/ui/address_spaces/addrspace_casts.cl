// std: 1.2+

void casts(__global int *g, __local int *l, __constant int *c, __private int *p) {
  g = (__global int *)l; //~ ERROR CL0302
  g = (__global int *)c; //~ ERROR CL0302
  g = (__global int *)p; //~ ERROR CL0302
  l = (__local int *)g; //~ ERROR CL0302
  c = (__constant int *)g; //~ ERROR CL0302
  p = (__private int *)c; //~ ERROR CL0302
  p = (int *)g; //~ ERROR[1.2] CL0302 //~ ERROR[2.0+] CL0301
  __global char *gc = (__global char *)g;
  __global char *lc = (__global char *)l; //~ ERROR CL0302
  __global float *gf = g;
  size_t i = (size_t)g;
  g = (__global int *)i;
  c = (__constant int *)0;
  __global void *gv = g;
  __global void *lv = l; //~ ERROR CL0301
  void *v = (void *)c; //~ ERROR CL0302
  g = gv;
  const __global int *cg = g;
  g = cg;
  g = (__global int *)cg;
}

void nested(__global int *__global *gg, __global int **pg, __local int **pl) {
  gg = (__global int *__global *)pg; //~ ERROR[1.2] CL0302
  pg = (__global int **)pl;
  pg = pl; //~ ERROR CL0303
  pl = (__local int **)gg; //~ ERROR[1.2] CL0302
}

#ifdef __opencl_c_generic_address_space
void gen(__generic int *x, __global int *g, __constant int *c) {
  g = x; //~ ERROR[2.0+] CL0301
  g = (__global int *)x;
  c = (__constant int *)x; //~ ERROR[2.0+] CL0302
  x = (__generic int *)c; //~ ERROR[2.0+] CL0302
  x = g;
}
#endif
