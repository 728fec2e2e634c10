// std: 1.2 2.0
__kernel void twice(__global __local int *arg) { // expected-error
  __private __local int *a; // expected-error
  __global __global int *b; // expected-warning
  __global int *__private c;
  __global int *__private __local d; // expected-error
  int __constant __constant *e; // expected-warning
}

typedef __global int gint;
typedef gint *gintptr;
__kernel void through_typedef(gintptr a, __local gint *b, __global gint *c) { // expected-error
  gint *p = a;
  __constant gint *q; // expected-error
}

void param(__global int x); // expected-error
void param2(__local int *__local x); // expected-error
void param3(__private int x);
void param4(__constant int *__private x);
__global int ret(void); // expected-error
__global int *ret2(void);
