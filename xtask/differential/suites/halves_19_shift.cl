// std: 1.2 3.0
// Shifts of scalars and vectors.

constant int folded = 1 << 33;
constant long folded_l = 1L << 33;
constant uint folded_u = 0x80000000u >> 31;
constant int arr_size[(1 << 33) == 2 ? 1 : -1] = {0};

kernel void scalar(global int *o, int a, uint b, long c, char d, short e) {
  o[0] = a << 32;
  o[1] = a >> 40;
  o[2] = d << 9;
  o[3] = a << -1;
  o[4] = (int)(c << 64);
  o[5] = b >> c;
  o[6] = a << b;
  o[7] = (uchar)d >> e;
  a <<= 3;
  c >>= a;
  e <<= d;
  o[8] = 1 << 2 + 3;
  o[9] = 1 << 31;
}

kernel void vector(global int4 *o, int4 v, uint4 u, long2 l, uchar16 c, int s, short4 h) {
  o[0] = v << 1;
  o[1] = v << u;
  o[2] = v >> s;
  o[3] <<= 2;
  o[4] >>= v;
  u = u << v;
  c = c >> (uchar16)(3);
  c = c << 9;
  l = l >> (long2)(65);
  o[5] = v << (int4)(1, 2, 33, 4);

  o[6] = s << v;
  o[7] = v << l;
  o[8] = v << h;
  o[9] = v << 1.0f;
  float4 f = (float4)(1.0f) << 1;
  s <<= v;
  v <<= (float4)(1);
}
