// std: 1.2 2.0

struct S { int x; };
void t(int i, float f, int4 i4, uint4 u4, float4 f4, char4 c4, int3 i3, half *h, struct S s, global int *p) {
  f4 = i4; //~ ERROR CL0506
  u4 = i4; //~ ERROR CL0506
  f4 = (float4)i4; //~ ERROR CL0513
  i4 = (int4)f;
  i = (int)i4; //~ ERROR CL0513
  i = i4; //~ ERROR CL0506
  i4 = i3; //~ ERROR CL0506
  i4 = (int4)i3; //~ ERROR CL0513
  f4 = convert_float4(i4);
  i4 = convert_int4_sat(f4);
  i4 = convert_int4_sat_rte(f4);
  f4 = convert_float4_sat(i4); //~ ERROR CL0602
  i4 = convert_int4(i3); //~ ERROR CL0604
  i = convert_int_rtz(f);
  i = convert_int_rtx(f); //~ ERROR CL0601
  uchar uc = convert_uchar_sat(i);
  c4 = convert_char4(u4);
  i = convert_int(p); //~ ERROR CL0604
  i = convert_int(s); //~ ERROR CL0604
  i = f;
  i = s; //~ ERROR CL0506
  i = p; //~ ERROR CL0507
  p = i; //~ ERROR CL0507
  bool b = convert_bool(i); //~ ERROR CL0601
  b = i4; //~ ERROR CL0506
  b = f;
  i = (s) ? 1 : 0; //~ ERROR CL0532
  size_t z = convert_size_t(i); //~ ERROR CL0601
}
