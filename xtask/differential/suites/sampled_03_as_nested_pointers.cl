// std: 1.2 2.0

void nested(__global int *__private *gp, __local int *__private *lp, __global int *__global *gg) {
  __global int *__private *a = gp;
  __global int *__private *b = lp;
  __global int *__global *c = gp;
  gp = (__global int *__private *)lp;
  gg = (__global int *__global *)gp;
  *gp = *gg;
  *lp = *gg;
  **gp = **lp;
}

#if __OPENCL_C_VERSION__ >= 200
void nested_generic(__generic int *__private *np, __global int *__private *gp, __generic int *__generic *nn) {
  np = gp;
  gp = np;
  nn = np;
  nn = (__generic int *__generic *)gp;
  __generic int **q = &*np;
}
#endif
