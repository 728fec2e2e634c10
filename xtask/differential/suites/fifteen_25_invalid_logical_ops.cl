// std: 1.0 1.1 1.2 2.0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef struct { int a; } st;
kernel void float_ops(float f, float4 f4, double d, int4 i4, int2 i2, int i) {
  int r1 = f && f;
  int r2 = f || 0.0f;
  int r3 = !f;
  int r4 = ~f;
  int r5 = f & 1;
  int r6 = f << 1;
  int r7 = f % 2.0f;
  int4 v1 = f4 && 0.0f;
  int4 v2 = f4 || f4;
  int4 v3 = !f4;
  int4 v4 = ~f4;
  int4 v5 = i4 && i2;
  int4 v6 = i4 && i;
  int4 v7 = f4 && i4;
  int4 v8 = f4 == f4;
  float4 v9 = f4 < f4;
  int4 v10 = i4 ? i4 : i4;
  int4 v11 = f4 ? i4 : i4;
  float4 v12 = i4 ? f4 : f4;
  float4 v13 = i ? f4 : f;
  int4 v14 = i2 ? i4 : i4;
  int d1 = d && d;
  int d2 = !d;
  long d3 = ~d;
  int4 v15 = i4 ^ f4;
  if (f) { }
  while (f4) { }
  st s;
  !s;
  s && 1;
}
