// std: 1.0 1.2 2.0 3.0
// Address space of variables in program scope, function scope and kernel scope.

__constant int c0 = 1;
__constant int c1;
constant int c2[2] = {1, 2};
extern constant int c3;
int g0;
int g1 = 5;
__global int g2;
global int g3 = 7;
__local int l0;
local int l1 = 1;
__private int p0;
static int s0;
static global int s1 = 2;
const int k0 = 9;
__global int *pg0;
__constant int *__constant pc0 = &c0;

void helper(void) {
  __local int l;
  __constant int c = 3;
  __global int g;
  __private int p = 1;
  __global int *pg;
}

kernel void kern(void) {
  __local int l;
  __local int m = 4;
  __local int arr[10];
  __constant int c = 3;
  __constant int d;
  __global int g;
  __private int p;
  static int s = 1;
  static __constant int sc = 2;
  extern __constant int ec;
  {
    __local int inner;
  }
  if (p) {
    local int in_if;
    constant int cc = 1;
  }
  for (__local int i;;)
    break;
}
