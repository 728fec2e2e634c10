// std: 1.2 2.0
void vector_conv(int4 i4, uint4 u4, float4 f4, int2 i2, char16 c16, int3 i3) {
  float4 a = i4;
  int4 b = u4;
  uint4 c = i4;
  i4 = f4;
  int2 d = i4;
  int4 e = (int4)f4;
  float4 f = (float4)i4;
  int4 g = (int4)5;
  int2 h = (int2)i4;
  float4 k = convert_float4(i4);
  int4 l = as_int4(f4);
  int4 m = as_int4(c16);
  int3 n = as_int3(i4);
  int4 o = as_int4(i3);
  int2 p = as_int2(i3);
  char c8 = as_char(i2);
  i4 = i4 + u4;
  i4 = i4 + f4;
  i4 = i4 + i2;
  i4 = i4 + 2;
  i4 = i4 + 2.0f;
  f4 = f4 * 2;
  f4 = f4 * 2.0f;
  int x = i4;
  i4 = x;
  c16 = c16 + 1000;
  bool t = (bool)i4;
  int4 y = convert_int4_sat_rte(f4);
  uchar4 z = convert_uchar4_sat(i2);
}
