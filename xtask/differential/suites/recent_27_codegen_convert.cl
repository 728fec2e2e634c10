// std: 1.0 1.2 2.0
// convert_ and as_ functions.

kernel void conv(global int4 *out, float4 f, uchar4 u, int i, float x, long2 l) {
  out[0] = convert_int4(f);
  out[1] = convert_int4_sat(f);
  out[2] = convert_int4_rte(f);
  out[3] = convert_int4_sat_rtz(f);
  out[4] = convert_int4(u);
  out[5] = as_int4(f);
  u = convert_uchar4_sat(out[0]);
  u = as_uchar4(i);
  u = as_uchar4(x);
  i = as_int(u);
  i = as_int(u.xyz);
  i = convert_int_rtp(x);
  x = convert_float(i);
  x = convert_float_sat(i);
  x = as_float(0x3f800000);
  l = as_long2(f);
  l = as_long2(i);
  l = convert_long2(f.lo);
  l = convert_long2(f);
  int3 t = as_int3(f);
  f = as_float4(t);
  bool b = convert_bool(i);
  i = __builtin_astype(x, int);
  i = __builtin_astype(l, int);
  f = __builtin_convertvector(u, float4);
  f = __builtin_convertvector(l, float4);
}
