// std: 1.2 2.0 3.0
__constant int c0 = 1;
constant int c1;
int g0;
__global int g1;
__local int l0;
__private int p0;
static int s0;
static __constant int s1 = 4;
extern __constant int e1;
extern int e2;

void f(void) {
  int a;
  __private int b = 2;
  __constant int c = 3;
  __constant int c2;
  __global int d;
  __local int e;
  __global int *pg;
  __local int *__global *ppl;
  __global int *__local pl;
  auto int z = 1;
  __private __local int both;
  __global __global int twice;
  (void)a; (void)b; (void)z;
}

kernel void k(void) {
  __local int e;
  __local int ei = 1;
  __constant int c = 3;
  __constant int cn = c0;
  if (true) {
    __local int inner;
    __constant int ci = 1;
  }
  for (__local int i = 0;;) {}
}
