// std: 1.2 2.0 3.0
void f(int i, float fl, char c, int3 i3, int4 i4, float4 f4, char4 c4, short2 s2, long l, global int *p) {
  fl = as_float(i);
  i = as_int(fl);
  i = as_int(c);
  i = as_int(c4);
  i = as_int(s2);
  f4 = as_float4(i4);
  f4 = as_float4(i3);
  i3 = as_int3(i4);
  i3 = as_int3(f4);
  i4 = as_int4(i3);
  i4 = as_int4(f4.xy);
  s2 = as_short2(fl);
  l = as_long(p);
  l = as_long((int2)(1, 2));
  i = as_int();
  i = as_int(1, 2);
  i = as_int(1.0);
  bool b = as_bool(c);
  i = __builtin_astype(fl, int);
  i = __builtin_astype(fl, char);
  c4 = __builtin_astype(i, char4);
  i = __builtin_astype(fl);
}
