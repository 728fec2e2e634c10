// std: 1.2 2.0 3.0

void arith(int4 a, int4 b, uint4 u, float4 f, float2 f2, int i, float s, long l, double d) {
  a = a + b;
  a = a + i;
  a = i - a;
  a = a + l;
  a = a + s;
  a = a * 2.5f;
  u = a + u;
  f = f * s;
  f = f * 2;
  f = f * 2.0;
  f = f * d;
  f = f + a;
  f = f + f2;
  f = a;
  a = u;
  f = i;
  a %= b;
  f %= f;
  a += s;
  a++;
  --f;
  -u;
  ~a;
  ~f;
  a & b;
  f | f;
  a = a == b;
  a = f < f;
  u = u >= u;
  f = f == f;
  long4 l4 = d == (double4)(d);
  f2 = (float2)f;
  if (a) {}
  while (f) {}
  i = a;
}
