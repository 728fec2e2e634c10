// std: 1.2 2.0
void t(int i, float f, float4 f4, char4 c4, char3 c3, short2 s2, uchar16 u16, double d, global int *p) {
  f = as_float(i);
  i = as_int(c4);
  i = as_int(s2);
  i = as_int(c3);
  i = as_int(d);
  int4 i4 = as_int4(f4);
  i4 = as_int4(u16);
  i4 = as_int4(i);
  int3 i3 = as_int3(f4);
  f4 = as_float4(i3);
  c3 = as_char3(c4);
  c3 = as_char3(i);
  c4 = as_char4(c3);
  long l = as_long(d);
  l = as_long(p);
  d = as_double(l);
  short s = as_short(i);
  i = as_int(1.0f);
  i = as_int(1.0);
  i = as_int();
  i = as_int(i, i);
  bool b = as_bool(i);
  size_t z = as_size_t(l);
  i = __builtin_astype(f, int);
  i = __builtin_astype(f, long);
  i = __builtin_astype(f, undeclared_t);
  p = __builtin_astype(l, global int *);
}
