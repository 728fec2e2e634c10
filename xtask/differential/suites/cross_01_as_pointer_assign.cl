// std: 1.2 2.0 3.0
// Assignment between pointers to different address spaces.

void assign(__global int *g, __local int *l, __constant int *c, __private int *p) {
  __global int *g1 = g;
  __global int *g2 = l;
  __global int *g3 = c;
  __global int *g4 = p;
  __local int *l1 = l;
  __local int *l2 = g;
  __constant int *c1 = c;
  __constant int *c2 = g;
  __private int *p1 = p;
  __private int *p2 = l;
  g1 = g;
  g1 = l;
  l1 = c;
  c1 = g;
  p1 = g;
}

void unqualified(__global int *g, __constant int *c, __private int *p) {
  int *q = g;
  q = c;
  q = p;
}

#if __OPENCL_C_VERSION__ >= 200
#ifdef __opencl_c_generic_address_space
void gen(__generic int *n, __global int *g, __local int *l, __constant int *c, int *p) {
  n = g;
  n = l;
  n = p;
  n = c;
  g = n;
  l = n;
  c = n;
}
#endif
#endif
