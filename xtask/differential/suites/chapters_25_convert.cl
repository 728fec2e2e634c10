// std: 1.0 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
kernel void k(global char4 *c, global float4 *f, global int4 *i, global uchar2 *u, double d, long16 w) {
  i[0] = convert_int4(f[0]);
  i[0] = convert_int4_rte(f[0]);
  i[0] = convert_int4_sat_rtz(f[0]);
  c[0] = convert_char4_sat(i[0]);
  c[1] = convert_char4(c[0]);
  f[0] = convert_float4_rtp(i[0]);
  f[0] = convert_float4(convert_long4(c[0]));
  u[0] = convert_uchar2_sat_rtn(f[0].xy);
  int x = convert_int_sat(d);
  x = convert_int(1.5f);
  x = convert_int_sat_rtp(d) + convert_int_rtn('c');
  uchar y = convert_uchar_sat(x);
  double2 dd = convert_double2(f[0].xy);
  short16 sh = convert_short16_sat(w);
  size_t s = convert_ulong(x);
  bool b = x;
  i[1] = (int4)(1.5f);
  f[1] = (float4)x;
  f[1] = (float4)(x, 1, 2u, 'c');
  i[1] = (int4)(convert_int4(f[0]).lo, 1, x);
  uint4 uu = (uint4)(convert_uint4(i[0]));
  f[2] = f[1] * 2 + x;
  f[2] *= y;
}
