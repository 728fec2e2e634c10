// std: 1.0 1.2 2.0
// Shifts of scalars and vectors: masked counts, folding.

int positiveShift32(int a, int b) {
  int c = a << b;
  int d = ((int)1) << 33;
  return c + d;
}
long positiveShift64(long a, long b) {
  long c = a << b;
  long d = ((long)8) << 65;
  return c + d;
}
int negative(void) { return 1 << -1; }
constant int folded = 1 << 33;
constant long folded64 = 1L << 64;
constant int right = -8 >> 1;
constant uint uright = 0x80000000u >> 31;

typedef __attribute__((ext_vector_type(4))) int int4_s;
int4_s vectorVectorTest(int4_s a, int4_s b) {
  int4_s c = a << b;
  int4_s d = a >> (int4_s)(1, 33, -1, 2);
  return c + d;
}
int4_s vectorScalarTest(int4_s a, int b) {
  int4_s c = a << b;
  int4_s d = a << 34;
  c <<= 2;
  d >>= b;
  return c + d;
}

void mixed(char c, short s, uint u, long l, ulong ul, uchar4 uc4, short4 s4,
           long2 l2, float f, float4 f4, bool b, int i) {
  i = c << s;
  l = i << l;
  i = 1 << ul;
  i <<= l;
  c <<= 9;
  uc4 = uc4 << (uchar4)(1);
  uc4 = uc4 << c;
  uc4 = uc4 << 1;
  uc4 = uc4 << i;
  uc4 = uc4 << s4;
  l2 = l2 << 1;
  l2 >>= (long2)(1, 2);
  l2 = i << l2;
  i = i << l2;
  s4 = 1 << s4;
  f << 1;
  1 << f;
  f4 << 1;
  f4 >> f4;
  i <<= f;
  i << b;
  b << 3;
  b <<= 1;
  1 <<= 1;
  &i << 1;
}
int arr[(1 << 3) == 8 ? 1 : -1] __attribute__((unused));
enum { A = 1 << 4, B = A >> 2, C = 1u << 31, D = 1 << -2 };
struct bits { int a : 1 << 2; uint b : 8 >> 1; };
