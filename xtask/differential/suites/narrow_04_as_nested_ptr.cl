// std: 1.2 2.0 3.0
// Nested pointers with different pointee address spaces.

typedef __global int *gp;
typedef __local int *lp;

void sink(__global int **pp);
void sink_l(__local int *__local *pp);

void nested(__global int **gg, __local int **ll, __global int *__local *gl, __constant int *__global *cg) {
  __global int **a = gg;
  __global int **b = ll;
  __local int **c = gg;
  gp *d = gg;
  lp *e = gg;
  __global int *__private *f = gg;
  __global int *__local *g = gl;
  __global int *__global *h = gl;
  __constant int *__global *i = cg;
  __global int **j = (__global int **)ll;
  __local int **k = (__local int **)gg;
  sink(gg);
  sink(ll);
  sink_l(gl);
  *gg = *ll;
  **gg = **ll;
  *gl = *gg;
}

void triple(__global int ***p, __local int ***q) {
  __global int ***r = p;
  r = q;
  r = (__global int ***)q;
  *r = *q;
}

#if __OPENCL_C_VERSION__ >= 200
void gen(__generic int **p, __global int **q, __generic int *__generic *r) {
  p = q;
  r = q;
  q = p;
  p = (__generic int **)q;
  r = p;
}
#endif
