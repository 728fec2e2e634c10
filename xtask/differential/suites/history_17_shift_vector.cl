// std: 1.2 2.0
void shifts(int i, uint u, int2 i2, int4 i4, char2 c2, float f, float2 f2, long l, bool b) {
  i << 33;
  i << -1;
  i2 << 33;
  i2 << i2;
  i2 << i4;
  i4 >> i;
  i4 >> l;
  i << i2;
  c2 << 9;
  c2 << i2;
  f << 1;
  i << f;
  f2 << i2;
  i2 << f2;
  i2 >>= 1;
  i2 >>= i4;
  i <<= i2;
  b << 1;
}

_Static_assert((1 << 33) == 2, "masked by width");
_Static_assert((1 >> 32) == 1, "masked by width");
_Static_assert((1L << 65) == 2, "masked by width");
_Static_assert(((char)1 << 8) == 256, "promoted before masking");
int check[(1 << -1) == (int)0x80000000 ? 1 : -1];
