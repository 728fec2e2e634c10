// std: 1.1 1.2 2.0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef __attribute__((ext_vector_type(4))) float float4_t;
typedef __attribute__((ext_vector_type(4))) int int4_t;

kernel void float_ops(void) {
  int a = 0.0f && 0.0f;
  int b = 0.0f || 1;
  int c = !0.0f;
  int d = 0.0f & 0.0f;
  int e = 0.0f | 1;
  int f = ~0.0f;
  int g = 1.0f << 2;
  int h = 1.0f % 2.0f;
}

kernel void double_ops(void) {
  int a = 0.0 && 0.0;
  int b = !0.0;
  int c = 0.0 ^ 0.0;
  int d = ~0.0;
}

kernel void vec_ops(void) {
  float4 f4 = (float4)(0);
  int4 i4 = (int4)(0);
  int4 a = f4 && f4;
  int4 b = i4 || i4;
  int4 c = !f4;
  int4 d = !i4;
  int4 e = f4 & f4;
  int4 f = ~f4;
  int4 g = f4 && 1.0f;
  int4 h = i4 && (int2)(0);
  float4 i = !f4;
  int4 j = f4 == f4;
  int4 k = f4 < i4;
  float4 l = f4 > f4;
  if (i4) {}
  while (f4 && f4) {}
}
