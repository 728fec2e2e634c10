// std: 1.1 1.2 2.0

void ops(int4 a, int4 b, uint4 u, float4 f, float4 g, int s, char4 c, double d, long l, int2 t) {
  int4 r = a + b;
  r = a + s;
  r = s + a;
  r = a + l;
  r = a + 1.0f;
  f = f + s;
  f = f * 2;
  r = a + u;
  r = a + f;
  r = a + c;
  r = a + t;
  r = a & b;
  f = f & g;
  f = f % g;
  r = a % b;
  r = a << b;
  r = a << s;
  r = s << a;
  r = a << f;
  r = ~a;
  f = ~f;
  r = !a;
  r = !f;
  r = a < b;
  r = f < g;
  f = f < g;
  u = u == u;
  r = a == u;
  r = a ? b : a;
  f = a ? f : g;
  r = s ? a : b;
  f = c ? f : g;
  f = f ? f : g;
  r = a ? s : b;
  r += s;
  r += f;
  r <<= 1;
  f++;
  --r;
  s = a;
  if (a) {}
  while (f) {}
  c += s;
  c = c + 300;
}
