// std: 1.2 2.0
// as_type() needs operands of the same size.

kernel void reinterpret(float f, float4 f4, float3 f3, int4 i4, int3 i3, char4 c4, char3 c3, long l, double d, global int *gp) {
  i4 = as_int4(f4);
  i3 = as_int3(f3);
  i3 = as_int3(f4);
  i4 = as_int4(f3);
  int i = as_int(c4);
  i = as_int(c3);
  i = as_int(f);
  i = as_int(l);
  c4 = as_char4(f);
  c3 = as_char3(f);
  c4 = as_char4(f4);
  d = as_double(l);
  l = as_long(d);
  l = as_long(f4);
  short2 s2 = as_short2(i);
  short3 s3 = as_short3(l);
  uint u = as_uint(true);
  l = as_long(gp);
  gp = __builtin_astype(l, global int *);
  i = __builtin_astype(f, int);
  i = __builtin_astype(f);
  i = __builtin_astype(f, no_type);
  i = as_int("abc");
}
