// std: 1.0 1.2 3.0
// Operators with vector operands.
void ops(int4 i4, uint4 u4, float4 f4, int2 i2, char4 c4, int i, float f, double d) {
  int4 r = i4 + i4;
  r = i4 + 1;
  r = i4 + 1.0f;
  float4 q = f4 * i;
  q = f4 * f;
  q = f4 * d;
  r = i4 + u4;
  r = i4 + i2;
  c4 = c4 + i;
  c4 = c4 + 1;
  c4 << i;
  c4 << i4;
  i << i4;
  i4 % f4;
  f4 % f4;
  f4 & f4;
  ~f4;
  !f4;
  ~i4;
  r = f4 < f4;
  r = i4 == u4;
  r = i4 && i4;
  r = i4 || 1;
  r = f4 && f4;
  r = i4 ? i4 : i4;
  q = i4 ? f4 : f4;
  q = f4 ? f4 : f4;
  q = c4 ? f4 : f4;
  q = i ? f4 : q;
  r = i4 ? 1 : 2;
  q = i2 ? f4 : f4;
  i4++;
  f4--;
  if (i4) {}
  while (f4) {}
  i4 ? 1 : 0;
  r = (i4, i4);
  r += f4;
  r <<= 1;
  u4 = -u4;
  i += i4;
}
