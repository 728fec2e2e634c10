// std: 1.2 2.0 3.0
// Where variables of each address space may be declared.

__constant int table[3] = {1, 2, 3};
constant float pi_ish = 3.0f;
__private int prog_priv;
__local int prog_local;
__global int prog_global;
__generic int prog_generic;
int prog_plain;

void helper(void) {
  __local int in_helper;
  __constant int c_in_helper = 4;
  __global int g_in_helper;
  static __global int sg_in_helper;
  static __constant int sc_in_helper = 5;
  static int s_in_helper;
  static __local int sl_in_helper;
  static __private int sp_in_helper;
}

__kernel void outer(__global int *out) {
  __local int a;
  __local int b = 1;
  __constant int c = 2;
  __constant int d;
  __private int e = 3;
  __global int f;
  __generic int g;
  {
    __local int inner;
    __constant int cinner = 7;
  }
  if (out) {
    __local float4 in_if;
  }
  for (int i = 0; i < 2; ++i) {
    __local int in_for[4];
  }
  extern __constant int ext_c;
  extern __global int ext_g;
  *out = a + c + e + ext_c;
}
