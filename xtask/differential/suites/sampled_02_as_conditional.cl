// std: 1.2 2.0 3.0

void ternary(int c, __global int *g, __local int *l, __private int *p, __constant int *k) {
  __global int *r0 = c ? g : g;
  __global int *r1 = c ? g : l;
  __local int *r2 = c ? l : 0;
  int v0 = *(c ? g : l);
  int v1 = *(c ? p : g);
  __constant int *r3 = c ? k : g;
  __global void *r4 = c ? g : (__global void *)0;
  (void)(c ? k : l);
}

void ternary_types(int c, __global int *g, __global float *f, __local float *lf) {
  __global void *v = c ? g : f;
  __local void *w = c ? g : lf;
}

int compare(__global int *g, __local int *l, __private int *p, __constant int *k) {
  if (g == l)
    return 1;
  if (p < g)
    return 2;
  if (k != g)
    return 3;
  return g == 0;
}

#if __OPENCL_C_VERSION__ == 200
void ternary_generic(int c, __generic int *n, __global int *g, __constant int *k) {
  __generic int *r0 = c ? n : g;
  __global int *r1 = c ? n : g;
  (void)(c ? n : k);
}
#endif
