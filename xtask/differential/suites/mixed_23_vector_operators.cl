// std: 1.2 2.0
// Arithmetic, logical and shift operators on vectors.

void ops(int4 a, int4 b, uint4 u, float4 f, float4 g, int s, float fs, char4 c, int2 a2, long l) {
  a = a + b;
  a = a + s;
  a = s * a;
  a = a + l;
  a = a + fs;
  f = f * s;
  f = f * fs;
  f = f + a;
  a = a + u;
  a = a + a2;
  a = a % b;
  f = f % g;
  a = a << b;
  a = a << s;
  a = s << a;
  a = s << 1;
  a = a << a2;
  a = a << fs;
  f = f << 1;
  c = c << a;
  c = c >> 1;
  a = a & b;
  f = f & g;
  a = ~a;
  f = ~f;
  a = !a;
  a = !f;
  f = -f;
  a = a && b;
  a = f || g;
  a = a && s;
  a = f ^ f;
  a = a && a2;
  a += s;
  a += f;
  a++;
  f--;
  a = a, b;
  a <<= 2;
  f %= g;
  c += 1;
  c += 1000;
  s += a;
}
