// std: 1.2 2.0
void conv(float4 f, int4 i, uchar4 uc, float s, double d) {
  int4 a = convert_int4(f);
  int4 b = convert_int4_rte(f);
  uchar4 c = convert_uchar4_sat(i);
  uchar4 e = convert_uchar4_sat_rtz(f);
  float4 g = convert_float4(i);
  float4 h = convert_float4_sat(i);
  float8 j = convert_float8(i);
  int k = convert_int(s);
  int l = convert_int_rtp(d);
  int4 m = f;
  float4 n = i;
  uint4 o = i;
  int4 p = uc;
  int4 q = convert_int4(s);
  int4 r = convert_int4();
  int4 t = convert_int4(f, f);
  bool u = convert_bool(i.x);
  int4 v = convert_int4_rta(f);
  i = convert_uint4(f);
  i = (int4)f;
}
