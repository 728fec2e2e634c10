// std: 1.0 1.1 1.2 2.0 3.0

#pragma OPENCL EXTENSION cl_khr_fp64 : enable

typedef float float4_t __attribute__((ext_vector_type(4)));
struct S { int a; };

kernel void float_ops(global float *p, local int *q) {
  int a = 1.0f && 0.0f;
  a = 1.0f || 0;
  a = !1.0f;
  a = 1.5f & 1;
  a = ~1.0f;
  a = p && 0.0f;
  a = p || q;
  a = !p;
  a = 0 && 0.0;
  a = !2.0;
}

kernel void vec_ops(void) {
  float4 f = (float4)(0.0f);
  int4 i = (int4)(1);
  int4 r = f && 0.0f;
  r = i && 0;
  r = i && i;
  r = f || f;
  r = i || f;
  r = i || (int2)(1);
  r = !f;
  r = 0.0f && f;
  double4 d = (double4)(0.0);
  long4 l = d && d;
  l = d && 1.0f;
  l = !d;
  r = d || d;
}

void struct_ops(struct S s, event_t e) {
  int a = s && 1;
  a = !s;
  a = e || 0;
}
