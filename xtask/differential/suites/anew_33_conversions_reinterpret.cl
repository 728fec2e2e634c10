// std: 1.1 1.2 3.0

void conv(int n, float f, int4 i4, float4 f4, char4 c4, uchar8 u8, float3 f3, global int *p) {
  uchar uc = convert_uchar(n);
  uc = convert_uchar_sat(f);
  uc = convert_uchar_sat_rte(f);
  uc = convert_uchar_rte_sat(f);
  f4 = convert_float4(i4);
  f4 = convert_float4_rtz(i4);
  f4 = convert_float4_sat(i4);
  f4 = convert_float4(n);
  f4 = convert_float4(f3);
  i4 = convert_int4_rtn(f4);
  i4 = convert_int4_rtx(f4);
  i4 = convert_int4(u8);
  i4 = convert_int3(f3);
  f = convert_float(p);
  bool b = convert_bool(n);
  size_t s = convert_size_t(n);
}

void reint(int n, float f, int4 i4, float4 f4, char4 c4, uchar8 u8, float3 f3, short2 s2, global int *p) {
  n = as_int(f);
  f = as_float(n);
  f = as_float(s2);
  n = as_int(c4);
  n = as_int(u8);
  c4 = as_char4(n);
  f4 = as_float4(i4);
  f3 = as_float3(i4);
  f3 = as_float3(f4);
  f4 = as_float4(f3);
  i4 = as_int4(f);
  long l = as_long(u8);
  n = as_int(p);
  n = as_int(1.0f);
  n = as_int(true);
  n = __builtin_astype(f, int);
  n = __builtin_astype(i4, int);
  n = __builtin_astype(f);
  n = as_int(f, f);
}
