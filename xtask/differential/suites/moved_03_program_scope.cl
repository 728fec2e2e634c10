// std: 1.2 2.0 3.0
// opts: -DDUMMY=1
// Program scope variables: address space and initialisers.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

int gv1;
__global int gv2;
__constant int gv3 = 1;
__constant int gv4;
__local int gv5;
__private int gv6;
static int gv7;
static __global int gv8 = 3;
static __constant int gv9 = 4;
extern __constant int gv10;
extern __global int gv11;
extern int gv12;
int *gv13;
__global int *__constant gv14 = 0;
__global int *gv15;
__constant int arr[] = {1, 2, 3};
__constant int *__constant parr = arr;
__constant int sum = 1 + 2;
const int gv16 = 7;

kernel void k(global int *out) {
  constant int c = 1;
  local int l;
  global int g;
  static int s1;
  static constant int s2 = 3;
  static local int s3;
  static global int s4 = 1;
  static private int s5;
  extern constant int e1;
  extern global int e2;
  extern local int e3;
  {
    local int l2;
    constant int c2 = 2;
  }
  *out = c + l + parr[1] + gv3;
}

void f(void) {
  local int l;
  constant int c = 1;
  constant int c3;
  for (constant int i = 0; i < 2;) {}
}
