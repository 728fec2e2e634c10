// std: 1.0 1.2 2.0 3.0

void shifts(int i, uint u, long l, int2 v2, uint2 u2, int4 v4, char2 c2, float f, float2 f2) {
  i << 33;
  i >> -1;
  u << 32;
  l << 63;
  v2 << 1;
  v2 << v2;
  v2 << u2;
  v2 << c2;
  v2 << v4;
  1 << v2;
  v2 <<= 33;
  v2 <<= l;
  i << f;
  f >> 1;
  f2 << v2;
  i <<= v2;
}

void logic(int i, int4 a, int4 b, float f, float4 g, global int *p, double4 d) {
  i = !f;
  i = f && i;
  i = p || f;
  a = !a;
  a = a && b;
  a = a || i;
  a = g && g;
  a = !g;
  i = !p;
  i = p && a;
  a = a && g;
  long4 l = !d;
}

void cond(int i, float s, int4 c, uint4 uc, float4 x, float4 y, long4 lc, float2 z, char4 cc) {
  x = i ? x : y;
  x = c ? x : y;
  x = uc ? x : y;
  x = lc ? x : y;
  x = cc ? x : y;
  x = y ? x : y;
  x = c ? x : s;
  x = c ? s : s;
  c = c ? 1 : 0;
  x = c ? x : z;
  x = i ? x : s;
  x = i ? x : z;
  s = s ? 1.0f : 2.0f;
  i = i ?: 4;
}
