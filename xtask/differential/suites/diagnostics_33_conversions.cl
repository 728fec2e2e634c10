// std: 1.2 2.0
struct S { int x; };
void t(int i, float f, int4 i4, uint4 u4, float4 f4, char4 c4, int3 i3, half *h, struct S s, global int *p) {
  f4 = i4;
  u4 = i4;
  f4 = (float4)i4;
  i4 = (int4)f;
  i = (int)i4;
  i = i4;
  i4 = i3;
  i4 = (int4)i3;
  f4 = convert_float4(i4);
  i4 = convert_int4_sat(f4);
  i4 = convert_int4_sat_rte(f4);
  f4 = convert_float4_sat(i4);
  i4 = convert_int4(i3);
  i = convert_int_rtz(f);
  i = convert_int_rtx(f);
  uchar uc = convert_uchar_sat(i);
  c4 = convert_char4(u4);
  i = convert_int(p);
  i = convert_int(s);
  i = f;
  i = s;
  i = p;
  p = i;
  bool b = convert_bool(i);
  b = i4;
  b = f;
  i = (s) ? 1 : 0;
  size_t z = convert_size_t(i);
}
