// std: 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
void k(float f, int i, float4 f4, int3 i3, char4 c4, char3 c3, double d, bool b, global int *p) {
  int a1 = as_int(f);
  float a2 = as_float(i);
  uint4 a3 = as_uint4(f4);
  int a4 = as_int(c4);
  char4 a5 = as_char4(i);
  int4 a6 = as_int4(i3);
  int3 a7 = as_int3(f4);
  int a8 = as_int(c3);
  long a9 = as_long(d);
  int2 a10 = as_int2(d);
  double a11 = as_double((uint2)(0));
  char e5 = as_char(b);
  size_t e6 = as_size_t(p);
  int e7 = __builtin_astype(f, int);
  int4 e8 = __builtin_astype(i3, int4);
  long e9 = __builtin_astype(p, long);
}
