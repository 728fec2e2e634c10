// std: 1.1 1.2 3.0
// Vector conversions, convert_* and as_*.

void implicit(int4 i, uint4 u, float4 f, int3 i3, char4 c) {
  float4 a = i;
  uint4 b = i;
  int4 d = c;
  int4 e = 3.7f;
  int4 g = u + i;
  f = f + 1;
  f = f + 1.0;
  f = f + i;
  c = c + 300;
  i = i + 5L;
  i3 = i.xyz;
  i3 = (int3)i;
  i = (int4)u;
  i = (int4)f;
  f = (float4)i;
}

void conv(int4 i, float4 f, int n, float x, bool b) {
  f = convert_float4(i);
  f = convert_float4_rte(i);
  i = convert_int4_sat_rtz(f);
  i = convert_int4_sat(x);
  f = convert_float4_sat(i);
  f = convert_float3(f);
  n = convert_int(x);
  n = convert_int_rtx(x);
  n = convert_int(b);
  b = convert_bool(n);
  i = convert_int4(i, i);
  i = convert_int5(i);
  i = convert_int4();
}

void as(int4 i, float4 f, int n, float x, short2 s, uchar3 u3, global int *p, double d) {
  f = as_float4(i);
  n = as_int(x);
  n = as_int(s);
  n = as_int(n);
  i = as_int4(f.xyz);
  f = as_float4(x);
  n = as_int(u3);
  long l = as_long(p);
  l = as_long(d);
  ulong m = as_ulong(x);
  n = as_int(1);
  n = as_int(1L);
  n = __builtin_astype(x, int);
  n = __builtin_astype(x, long);
  n = __builtin_astype(x, bool);
  n = __builtin_astype(x);
  i = __builtin_convertvector(f, int4);
  i = __builtin_convertvector(f, int3);
  i = __builtin_convertvector(x, int4);
}
