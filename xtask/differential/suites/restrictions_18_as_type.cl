// std: 1.2 2.0 3.0
struct S { int a; };
void f(int i, float x, float3 f3, float4 f4, char4 c4, long l, struct S s, global int *p, bool b, short8 s8) {
  float a = as_float(i);
  int b0 = as_int(x);
  int c = as_int(c4);
  int d = as_int(l);
  double e = as_double(l);
  int4 g = as_int4(f3);
  int3 h = as_int3(f4);
  int3 h2 = as_int3(f3);
  short8 j = as_short8(f4);
  short8 j2 = as_short8(f3);
  int k = as_int(s);
  int m = as_int(b);
  long n = as_long(p);
  char q = as_char(b);
  float r = __builtin_astype(i, float);
  struct S t = __builtin_astype(i, struct S);
  global int *u = __builtin_astype(l, global int *);
  __builtin_astype(i);
  __builtin_astype(i, float4);
  uint4 v = as_uint4(s8);
  as_float(1.0);
  as_half(i);
}
