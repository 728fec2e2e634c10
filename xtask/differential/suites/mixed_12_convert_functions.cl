// std: 1.2 3.0
// Which convert_T names exist and what they take.

#pragma OPENCL EXTENSION cl_khr_fp64 : enable

void convert(float4 f4, int4 i4, int i, float f, double d, uchar16 u16, global int *p, bool b) {
  i4 = convert_int4(f4);
  i4 = convert_int4_sat_rte(f4);
  i4 = convert_int4_rte_sat(f4);
  i4 = convert_int4_sat(f4);
  i4 = convert_int4_rtx(f4);
  i4 = convert_int3(f4);
  i4 = convert_int4(i);
  i4 = convert_int4(f4.xy);
  i4 = convert_int(f4);
  i = convert_int(f);
  i = convert_int(d);
  i = convert_int(b);
  i = convert_int(p);
  f4 = convert_float4(i4);
  f4 = convert_float4_rtz(i4);
  f4 = convert_float4_sat(i4);
  d = convert_double(f);
  d = convert_double_rtp(i);
  u16 = convert_uchar16_sat(u16);
  u16 = convert_uchar16(i4);
  b = convert_bool(i);
  i4 = convert_int5(f4);
  i4 = convert_int4(f4, 0);
  i4 = convert_int4();
  f = convert_half(f);
  i4 = f4;
  i4 = (int4)f4;
  i4 = (uint4)(1);
  i = (int)f4;
  f4 = (float4)i;
}
