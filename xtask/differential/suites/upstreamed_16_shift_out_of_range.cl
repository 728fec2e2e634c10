// std: 1.2
// Shifts take the count modulo the width; no warning, no poison.

constant int c0 = 1 << 32;
constant int c1 = 1 << 33;
constant uint c2 = 0x80000000u >> 35;
constant long c3 = 1L << 65;
constant int c4 = 1 << -1;

extern constant int check[(1 << 33) == 2 ? 1 : -1];
extern constant int check2[(1 << 32) == 1 ? 1 : -1];

kernel void vec(int4 a, uint4 b, int s, long4 l, global int4 *out) {
  out[0] = a << s;
  out[1] = a << b;
  out[2] = a >> 40;
  out[3] = a << l;
  out[4] = s << a;
  out[5] = a << 1.0f;
  out[6] = a << (int2)(1, 2);
  a <<= 3;
  a >>= b;
  s <<= a;
}

int char_shift(char c) { return c << 9; }
