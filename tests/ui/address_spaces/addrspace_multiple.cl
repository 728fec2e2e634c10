// std: 1.2 2.0

__kernel void twice(__global __local int *arg) { //~ ERROR CL0204
  __private __local int *a; //~ ERROR CL0204
  __global __global int *b;
  __global int *__private c;
  __global int *__private __local d; //~ ERROR CL0204
  int __constant __constant *e;
}

typedef __global int gint;
typedef gint *gintptr;
__kernel void through_typedef(gintptr a, __local gint *b, __global gint *c) { //~ ERROR CL0204
  gint *p = a;
  __constant gint *q; //~ ERROR CL0204
}

void param(__global int x); //~ ERROR CL0315
void param2(__local int *__local x); //~ ERROR CL0315
void param3(__private int x);
void param4(__constant int *__private x);
__global int ret(void); //~ ERROR CL0316
__global int *ret2(void);
