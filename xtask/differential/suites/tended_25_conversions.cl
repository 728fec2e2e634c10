// std: 1.2 2.0 3.0
void scalar(int i, float f, bool b) {
  char c = convert_char_sat(i);
  c = convert_char_sat_rte(f);
  c = convert_char_rtz_sat(f);
  f = convert_float_rtp(i);
  f = convert_float_sat(i);
  f = convert_half(f);
  size_t sz = convert_size_t(i);
}
void vector(int4 i, uint4 u, float4 f, int3 i3, short4 s) {
  f = convert_float4(i);
  f = convert_float4_rtn(u);
  f = convert_float3(i);
  u = convert_uint4_sat(f);
  i = (int4)s;
  s = convert_short4_sat_rtz(f);
  s = convert_short4(3);
  i3 = convert_int3(i.xyz);
  i = i3;
  int x = i;
  int y = (int)i;
  i = 3;
  i = 3.5f;
  f = (float4)3;
}
