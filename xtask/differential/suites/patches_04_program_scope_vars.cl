// std: 1.2 2.0 3.0
// Address spaces of variables at program scope.
__constant int c0 = 0;
constant float c1[] = {1.0f, 2.0f};
__constant int c2; // expected-error
extern __constant int c3;
extern __constant int c4 = 4;

int g0;
static int g1 = 1;
__global int g2;
global int g3 = 3;
static __global int g4;
extern __global int g5;
__local int l0; // expected-error
__private int p0; // expected-error
extern __private int p1; // expected-error

int *gp0;
__global int *gp1 = &g2;
__local int *__global gp2;
__private int *__global gp3;
__global int *__constant gp4 = 0;
__constant int *__constant gp5 = &c0;

struct pod { int a; float b; };
__constant struct pod s0 = {1, 2.0f};
__global struct pod s1;

void f(void) {
#if __OPENCL_C_VERSION__ >= 200
  gp0 = &g0;
#endif
  gp1 = &g3;
  c0 = 1; // expected-error
  s0.a = 2; // expected-error
  s1.a = 3;
}
