// std: 1.0 1.1 1.2 2.0

// Logical, shift, relational and conditional operators over scalars and vectors.

void logical(float f, float2 f2, int i, int2 i2, int4 i4, global int *p, uint2 u2) {
  i = f && i;
  i = !f;
  f2 = !f2;
  i2 = i2 && i2;
  i2 = f2 && f2;
  i2 = f2 || i;
  i2 = f2 && i2;
  i2 = i2 && i4;
  i = i2 && i;
  i2 = i && i2;
  i2 = ~i2;
  f2 = ~f2;
  i = !p;
  i2 = p && i2;
  i2 = u2 && u2;
  i2 = i2 || u2;
  if (i2) {}
  while (f2 && f2) {}
  for (; i2;) {}
  do {} while (i2 == i2);
}

void bitwise(float f, float2 f2, int i, int2 i2, uint2 u2, char2 c2, long l) {
  i = f & i;
  f2 = f2 | f2;
  i2 = i2 & u2;
  i2 = i2 | l;
  f = f % 2.0f;
  f2 = f2 % f2;
  c2 = c2 + i;
  i2 &= i;
  i &= i2;
}

void shifts(int i, int2 i2, int4 i4, char c, char2 c2, uint2 u2, float f, long l) {
  i = i << 32;
  i = i >> -1;
  i2 = i2 << i2;
  i2 = i2 << i4;
  i2 = i << i2;
  i2 = i2 >> u2;
  c2 = c2 << c;
  c2 = c2 << i;
  c2 = c2 << i2;
  i = i << f;
  i2 = i2 << f;
  f = f << 1;
  i2 <<= 40;
  i2 <<= l;
  i <<= i2;
  c2 >>= (uchar2)(1);
}

void relational(int2 i2, uint2 u2, float2 f2, int4 i4, float f, double2 d2, char2 c2) {
  int2 a = i2 < i2;
  f2 = f2 == f2;
  a = i2 == u2;
  a = i2 == f2;
  a = i2 == i4;
  a = f2 >= f;
  a = f2 != 1.0f;
  a = c2 < c2;
  long2 b = d2 < d2;
  a = d2 == d2;
  bool q = i2 == i2;
  a = i2 < i2 < i2;
  uint2 r = u2 < u2;
}

void ternary(int i, int2 i2, uint2 u2, long2 l2, float f, float2 f2, float4 f4,
             char2 c2, double2 d2) {
  f2 = i2 ? f2 : f2;
  f2 = u2 ? f2 : f2;
  f2 = l2 ? f2 : f2;
  f2 = f2 ? f2 : f2;
  f2 = f ? f2 : f2;
  f2 = i2 ? f : f2;
  f2 = i2 ? f2 : f;
  f2 = i2 ? f : f;
  f4 = i2 ? f4 : f4;
  f2 = i ? f2 : f4;
  f2 = i2 ? i2 : f2;
  f2 = c2 ? f2 : f2;
  i2 = i2 ? 1 : 0;
  i2 = i2 ?: i2;
  i2 = i2 ? i2 : 'a';
  c2 = i2 ? c2 : c2;
}
