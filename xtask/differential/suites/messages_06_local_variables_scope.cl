// std: 1.0 1.2 2.0
__local int program_scope;

__kernel void kern(__global int *out, int n) {
  __local int a;
  __local int b = 1;
  __local int c[4] = {0};
  __local int *d = &a;
  const __local int e;
  static __local int f;
  extern __local int g;
  __local int *__local h;
  __local float4 i = (float4)(0.0f);
  if (n) {
    __local int j;
    __constant int k = 1;
  }
  for (__local int l;;)
    break;
  {
    __local int m[8];
  }
  __local int vla[n];
}

void helper(void) {
  __local int a;
  __constant int b = 1;
}

inline int helper2(void) {
  static __local int b;
  return b;
}
