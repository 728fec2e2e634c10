// std: 1.2 2.0
char3 f1(char16 x) { return __builtin_astype(x, char3); }
char3 f2(int x) { return __builtin_astype(x, char3); }
void f3(int x, float3 f, int4 i4, global int *p, long l) {
  char c = __builtin_astype(x, char);
  float fl = as_float(x);
  int3 i = as_int3(f);
  float3 g = as_float3(i4);
  float4 h = as_float4(f);
  uint8 u = as_uint8(i4);
  long m = as_long(p);
  global int *q = __builtin_astype(p, global int *);
  size_t s = __builtin_astype(p, size_t);
  local int *w = __builtin_astype(l, local int *);
  x = as_int(1.0f);
  x = as_int(2.0);
  x = as_int('a');
  x = as_int();
  x = as_int(1, 2);
  x = __builtin_astype(x, no_type);
  x = __builtin_astype(undef, int);
  struct { int a; } st;
  x = __builtin_astype(st, int);
}
