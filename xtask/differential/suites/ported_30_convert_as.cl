// std: 1.2 2.0 3.0

kernel void k(global float4 *f, global int4 *o, char c, global uchar *u, long l, float3 f3) {
  o[0] = convert_int4(f[0]);
  o[1] = convert_int4_sat_rte(f[1]);
  o[2] = convert_int4_rtz_sat(f[1]);
  o[3] = convert_int4(1.0f);
  o[4] = convert_int(f[0]);
  o[5] = convert_float4(f[0]);
  u[0] = convert_uchar_sat(l);
  u[1] = convert_uchar(c, c);
  u[2] = convert_uchar_rtx(c);
  o[6] = as_int4(f[0]);
  o[7] = as_int4(l);
  o[8] = as_int4(f3);
  o[9].xyz = as_int3(f[0]);
  float3 g = as_float3(o[0]);
  float h = as_float(1);
  h = as_float(c);
  h = as_float("abcd");
  double d = as_double(l);
  d = as_double(1);
  l = as_long((int2)(1, 2));
  l = as_long((char8)(0));
  bool b = convert_bool(1);
  b = as_bool(c);
  f[0] = convert_float4(convert_half4(f[0]));
  int x = __builtin_astype(1.0f, int);
  x = __builtin_astype(1.0f, short);
  x = __builtin_astype(1.0f);
  short2 y = __builtin_astype(x, short2);
}
