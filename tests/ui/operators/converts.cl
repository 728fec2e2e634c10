// std: 1.2+

// convert_* and as_* built-in functions.

kernel void cvt(global int4 *i, global float4 *f, global uchar4 *c, global double2 *d, global long *l) {
  i[0] = convert_int4(f[0]);
  i[1] = convert_int4_sat(f[1]);
  i[2] = convert_int4_rte(f[2]);
  i[3] = convert_int4_sat_rtz(f[3]);
  f[0] = convert_float4(c[0]);
  f[1] = convert_float4_rtp(i[0]);
  c[0] = convert_uchar4_sat(i[2]);
  l[0] = convert_long(f[0].x);
  l[1] = convert_long_sat_rtn(f[0].y);
  d[0] = convert_double2(f[0].lo);
  f[0].lo = convert_float2_rtn(d[0]);
  c[1].xyz = convert_uchar3(i[0].xyz);
  uint16 u = convert_uint16((char16)(1));

  f[0] = convert_float4_sat(i[0]); //~ ERROR CL0602
  i[0] = convert_int4(f[0].xy); //~ ERROR CL0604
  i[0] = convert_int3(f[0]); //~ ERROR CL0604
  i[0] = convert_int5(f[0]); //~ ERROR CL0601
  i[0] = convert_int4_rtx(f[0]); //~ ERROR CL0601
  i[0] = convert_float4(f[0]); //~ ERROR CL0506
  bool b = convert_bool(i[0].x); //~ ERROR CL0601
  size_t s = convert_size_t(l[0]); //~ ERROR CL0601
}

kernel void as(global int4 *i, global float4 *f, global short8 *s, global char *c, global ulong *u) {
  i[0] = as_int4(f[0]);
  f[0] = as_float4(i[0]);
  s[0] = as_short8(i[0]);
  f[1] = as_float4(s[0]);
  c[0] = as_char((uchar)200);
  u[0] = as_ulong((int2)(1, 2));
  u[1] = as_ulong((char8)(1));
  i[1].xyz = as_int3(f[0].xyz);
  i[2].xyz = as_int3(f[0]);
  i[3] = as_int4(f[0].xyz);
  double dd = as_double(u[0]);

  i[0] = as_int4(s[0].lo); //~ ERROR CL0515
  f[0] = as_float4(i[0].xy); //~ ERROR CL0515
  c[0] = as_char(1); //~ ERROR CL0515
  u[0] = as_ulong(1); //~ ERROR CL0515
  i[0] = as_int4(f); //~ ERROR CL0515
}
