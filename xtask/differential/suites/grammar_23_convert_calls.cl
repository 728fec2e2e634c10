// std: 1.2 2.0 3.0
#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif
void conv(int i, uint u, float f, char c, bool b, int4 i4, uint4 u4, float4 f4, float3 f3, uchar4 uc4, int2 i2, __global int *p) {
  f = convert_float(i);
  i = convert_int(f);
  i = convert_int_sat(f);
  i = convert_int_rte(f);
  i = convert_int_sat_rtz(f);
  i = convert_int_rtz_sat(f);
  f = convert_float_sat(i);
  f = convert_float_rtp(i);
  i = convert_int(f, f);
  i = convert_int();
  i = convert_int(f4);
  i4 = convert_int4(f4);
  i4 = convert_int4(f);
  i4 = convert_int4(f3);
  f3 = convert_float3(u4);
  uc4 = convert_uchar4_sat(f4);
  uc4 = convert_uchar4_sat_rte(f4);
  uc4 = convert_uchar4(i2);
  u4 = convert_int4(f4);
  i4 = convert_float4(i4);
  b = convert_bool(i);
  i = convert_int(b);
  i = convert_int(p);
  i = convert_size_t(i);
  i = convert_int5(f4);
#ifdef cl_khr_fp64
  double d = convert_double(i);
  double4 d4 = convert_double4_rtz(f4);
  f = convert_float_rtn(d);
#else
  i = convert_double(i);
#endif
#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
  half h = convert_half(f);
  half4 h4 = convert_half4_sat(f4);
#else
  f = convert_half(f);
#endif
}
