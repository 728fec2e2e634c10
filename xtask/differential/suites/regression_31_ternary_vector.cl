// std: 1.2 3.0
void f(char4 c4, uchar4 uc4, int4 i4, int2 i2, float4 f4, long4 l4, float f, int i) {
  f4 = i4 ? f4 : f4;
  f4 = c4 ? f4 : f4;
  f4 = f4 ? f4 : f4;
  f4 = i ? f4 : f4;
  f4 = i4 ? f : f4;
  i4 = i ? i4 : i2;
  c4 = c4 ? c4 : uc4;
  l4 = i4 ? l4 : l4;
  f ? i : i;
}
