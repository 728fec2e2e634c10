// std: 1.0 1.2 2.0
void arith(int4 i, uint4 u, float4 f, int2 i2, char4 c, int s, float fs, long l, long4 l4) {
  i = i + i;
  i = i + u;
  i = i + i2;
  f = f + i;
  i = i + s;
  i = i + fs;
  f = f + fs;
  f = f + s;
  c = c + s;
  c = c + (char)s;
  i = i + l;
  l4 = l4 + s;
  i %= 2;
  f %= 2;
  f % f;
  i & u;
  f & f;
  ~f;
  ~i;
  -f;
  +i;
  i++;
  --f;
  i = i * 1.5f;
  f = f * 1.5f;
  i += s;
  i += i2;
  i += fs;
  s += i;
}
void shifts(int4 i, uint4 u, float4 f, int2 i2, long4 l, int s) {
  i << 1;
  i << i;
  i << u;
  i << i2;
  i << l;
  s << i;
  f << 1;
  i << f;
  i <<= u;
  s <<= i;
  i >> 35;
  1 << s;
}
void assign(int4 i, uint4 u, float4 f, int2 i2, int s) {
  i = u;
  i = f;
  i = s;
  s = i;
  i = (int4)u;
  i = convert_int4(f);
  i = as_int4(f);
  i = (int4)s;
  f = s;
  i2 = (int2)i;
}
