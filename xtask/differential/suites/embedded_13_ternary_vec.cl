// std: 1.2 2.0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef char char2_t __attribute__((ext_vector_type(2)));
kernel void tv(char c, int i, float f, char2 c2, uchar2 uc2, int2 i2, uint2 u2, float2 f2, long2 l2, double2 d2, int3 i3) {
  int2 a = i ? i2 : i2;
  int2 b = i2 ? i2 : i2;
  float2 d = i2 ? f2 : f2;
  float2 e = f2 ? f2 : f2;
  float2 g = c2 ? f2 : f2;
  float2 h = l2 ? f2 : f2;
  double2 j = l2 ? d2 : d2;
  double2 k = i2 ? d2 : d2;
  int2 l = i2 ? i : i2;
  int2 m = i2 ? i2 : 1;
  int2 n = i2 ? 1 : 0;
  char2 o = c2 ? c : c2;
  char2 p = c2 ? uc2 : c2;
  int2 q = u2 ? i2 : i2;
  int2 r = i3 ? i2 : i2;
  int3 s = i3 ? i2 : i3;
  float2 t = i2 ? f : f2;
  float2 u = i2 ? 1.0 : f2;
  int2 v = f ? i2 : i2;
  int2 w = i ? i2 : u2;
  int2 x = i2 ?: i2;
  int y = i2 ? i2 : i2;
  char2_t z = c2 ? c2 : c2;
}
