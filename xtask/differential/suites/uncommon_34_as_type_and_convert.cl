// std: 1.2 2.0

// as_type and convert_type, and explicit conversions between vectors.

struct s { int a; };
union u { int a; float b; };

void as_scalars(int i, float f, short sh, long l, double d, bool b, size_t sz, char c) {
  f = as_float(i);
  i = as_int(f);
  i = as_int(sh);
  sh = as_short(i);
  f = as_float(l);
  d = as_double(l);
  l = as_long(d);
  i = as_int(b);
  l = as_long(sz);
  sz = as_size_t(l);
  b = as_bool(c);
  i = as_int(as_float(i));
  i = as_int();
  i = as_int(i, i);
  i = as_int(1.0f);
  i = as_int(1.0);
}

void as_vectors(int4 v, int3 v3, float4 f4, float3 f3, char16 c16, short8 s8,
                double2 d2, uchar3 c3, int i) {
  f4 = as_float4(v);
  f3 = as_float3(v3);
  f3 = as_float3(v);
  f4 = as_float4(v3);
  v = as_int4(c16);
  s8 = as_short8(v);
  d2 = as_double2(f4);
  d2 = as_double2(f3);
  i = as_int(c3);
  c3 = as_uchar3(i);
  v = as_int4(i);
  v = as_int5(v);
  f4 = as_float4(v) + f3;
}

void as_others(int i, global int *p, struct s st, union u un, local float *q) {
  i = as_int(p);
  ulong a = as_ulong(p);
  i = as_int(st);
  i = as_int(un);
  i = as_int("abcd");
  i = __builtin_astype(i, int);
  float f = __builtin_astype(i, float);
  f = __builtin_astype(i, struct s);
  p = __builtin_astype(p, global int *);
  q = __builtin_astype(p, local float *);
  int2 v = __builtin_astype(p, int2);
  f = __builtin_astype(f);
  f = __builtin_astype(int, f);
}

void convert(int i, float f, int4 v, float4 f4, int3 v3, uchar4 c4, half h) {
  i = convert_int(f);
  i = convert_int_sat(f);
  i = convert_int_rte(f);
  i = convert_int_sat_rtz(f);
  i = convert_int_rtx(f);
  i = convert_int_rtz_sat(f);
  f = convert_float_sat(i);
  f = convert_float_rtp(i);
  v = convert_int4(f4);
  v = convert_int4(v3);
  v = convert_int4(f);
  f4 = convert_float4_rtn(c4);
  c4 = convert_uchar4_sat(f4);
  c4 = convert_uchar4_sat_rte(v);
  bool b = convert_bool(i);
  size_t sz = convert_size_t(i);
  v = convert_int5(v);
  i = convert_int(v.x);
  i = convert_int();
}

void casts(int4 v, uint4 u, float4 f, int3 v3, int i, short8 s8) {
  u = (uint4)v;
  f = (float4)v;
  v = (int4)f;
  v = (int4)v;
  v = (int4)v3;
  i = (int)v;
  v = (int4)i;
  f = v;
  v = u;
  u = v;
  s8 = (short8)v;
  v += u;
  v = v + f;
  (void)v;
  v = (int4)(v3, 1);
}
