// std: 1.2 2.0
// __attribute__((address_space(N))) next to the named address spaces.

#define AS(n) __attribute__((address_space(n)))

AS(1) int *p1;
typedef int AS(5) int5;
int AS(-1) *neg;
int AS(8388608) *toolarge;
int AS("x") *str;
int AS(1.0f) *flt;
int __attribute__((address_space(1, 2))) *two;

void conv(AS(1) int *a, AS(2) int *b, __global int *g, __local int *l) {
  AS(1) int *x = a;
  x = b;
  x = g;
  g = a;
  x = (AS(1) int *)b;
  g = (__global int *)a;
  l = (__local int *)b;
  int r = a == b;
  r = a - b;
}

void conflict(void) {
  __global AS(3) int *p;
  AS(1) AS(2) int *q;
  AS(3) AS(3) int *s;
  __global __local int *t;
  __global __global int *u;
  AS(4) int onstack;
}

void param(AS(1) int x);
__kernel void kern(AS(1) int *p) {}

#if __OPENCL_C_VERSION__ >= 200
void gen(AS(1) int *a, int *q) {
  q = a;
  q = (int *)a;
  a = (AS(1) int *)q;
}
#endif
