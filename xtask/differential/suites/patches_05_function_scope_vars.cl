// std: 1.2 2.0 3.0
void helper(void) {
  __local int l0; // expected-error
  __constant int c0 = 1; // expected-error
  __private int p0 = 1;
  __global int g0; // expected-error
  static int s0 = 2;
  static __global int s1 = 3;
  static __local int s2; // expected-error
  static __private int s3; // expected-error
  static __constant int s4 = 5;
  extern int e0;
  extern __constant int e1;
  extern __local int e2; // expected-error
  register int r0 = 0;
  auto int a0 = 0; // expected-error
}

__kernel void entry(void) {
  __local int l0;
  __local int l1 = 1; // expected-error
  __local int l2[4] = {0}; // expected-error
  local float4 l3;
  __constant int c0 = 1;
  __constant int c1; // expected-error
  __global int g0; // expected-error
  if (c0) {
    __local int inner; // expected-error
    __constant int cinner = 1; // expected-error
  }
  for (__local int i = 0;;) // expected-error
    break;
  {
    __local char block; // expected-error
  }
}
