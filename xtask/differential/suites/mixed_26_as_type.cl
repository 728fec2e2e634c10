// std: 1.1 2.0
// Reinterpretation with as_typeN.

typedef char char3_ __attribute__((ext_vector_type(3)));
typedef char char16_ __attribute__((ext_vector_type(16)));

char3_ f1(char16_ x) {
  return __builtin_astype(x, char3_);
}

char16_ f3(int x) {
  return __builtin_astype(x, char16_);
}

struct s { int m; };

void g(int i, float f, int4 i4, float4 f4, float3 f3v, char4 c4, long l, uint u, global int *p, local int *q, struct s st, bool b) {
  f = as_float(i);
  i = as_int(f);
  i = as_int(c4);
  c4 = as_char4(i);
  l = as_long(i4.xy);
  l = as_long(i4);
  f4 = as_float4(i4);
  f4 = as_float4(f3v);
  f3v = as_float3(i4);
  f3v = as_float3(i4.xyz);
  i = as_int(l);
  i = as_int(1.0f);
  i = as_int(st);
  i = as_int(b);
  i = as_int(p);
  p = as_int(i);
  l = as_long(p);
  i = as_int();
  i = as_int(f, f);
  u = as_uint((uchar4)(1, 2, 3, 4));
  i = as_bool(i);
  f = as_float2(l).x;
  p = __builtin_astype(l, global int *);
  q = __builtin_astype(p, local int *);
  i = __builtin_astype(f, 3);
  i = as_half2(f);
}
