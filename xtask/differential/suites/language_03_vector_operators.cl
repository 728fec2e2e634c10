// std: 1.0 1.1 1.2 2.0 3.0
// Arithmetic, bitwise, shift and unary operators between vectors.

void ints(int4 a, int4 b, uint4 u, char4 c, int s, long l, uchar uc) {
  a = a + b;
  a = a * s;
  a = s - a;
  a = a / b % b;
  a = a & b | a ^ ~b;
  a = a << b;
  a = a >> 3;
  a = a << s;
  a = a << u;
  a = a + uc;
  c = c + (char)1;
  c = c + 1;
  a += b;
  a <<= 1;
  a ^= s;
  a = -a;
  a = +a;
  ++a;
  a--;
  a = a + u;
  a = a + c;
  a = a + l;
  c = c + s;
  a = a << c;
  s = s << a;
  s += a;
  a = s << b;
}

void floats(float4 f, float4 g, float2 h, int4 i, float s) {
  f = f + g;
  f = f * s + 1;
  f = 2.0f / f;
  f -= 1.5f;
  f = -f;
  f++;
  --f;
  f = f % g;
  f = f & g;
  f = f | 1;
  f = ~f;
  f = f << 1;
  f <<= i;
  f ^= g;
  f = f + i;
  f = f + h;
  f = f * h.xyxy;
  h = h + f.lo;
  i = i * s;
  i = i + 1.0f;
  s = f;
  i %= 2;
  f %= 2;
}

void pointers(int4 *p, int4 v) {
  v = p + 1;
  v = *p + 1;
  v = p[0] + p[1];
  v = v + p;
  *p = v;
  &v + 1;
  *v = 1;
  v[0] = 1;
  v = !v;
}
