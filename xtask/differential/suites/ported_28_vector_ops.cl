// std: 1.2 2.0

void ops(int4 a, int4 b, uint4 u, float4 f, char4 c, int2 s, float g, double4 d, int i, long l) {
  a = a + b;
  a = a + u;
  a = a + i;
  a = a + l;
  a = a + g;
  f = f + i;
  f = f + g;
  f = f + 1.0;
  f = f * a;
  a = a % b;
  f = f % f;
  a = a & 3;
  f = f & f;
  a = a << b;
  a = a << 2;
  a = 2 << a;
  c = c << a;
  a = ~a;
  f = ~f;
  a = !a;
  a = !f;
  a = f < f;
  a = a < u;
  a = a && b;
  a = f || f;
  long4 dl = d == d;
  a = d == d;
  a = i ? a : b;
  a = b ? a : a;
  f = a ? f : f;
  f = s ? f : f;
  f = f ? f : f;
  a++;
  f--;
  a += u;
  a += s;
  if (a) i = 0;
  while (f.x) i++;
  a, b;
}
