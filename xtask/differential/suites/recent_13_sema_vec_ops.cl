// std: 1.1 2.0
// Operators with vector operands.

void arith(int4 a, int4 b, uint4 u, float4 f, int2 s2, int s, float fs) {
  int4 r;
  r = a + b;
  r = a + u;
  r = a + f;
  r = a + s2;
  r = a + s;
  r = s * a;
  r = a + fs;
  f = f + fs;
  f = f + s;
  f = f * 2.0f;
  r = a % b;
  f = f % f;
  r = a << b;
  r = a << s;
  r = s << a;
  f = f << 1;
  r = ~a;
  f = ~f;
  r = !a;
  r = !f;
  f = !f;
  r = -a;
  a++;
  --f;
  a += s;
  s += a;
}

void logic(int4 a, int4 b, float4 f, uint4 u, char4 c, int s) {
  int4 r = a && b;
  r = a || s;
  r = a == b;
  r = f < f;
  r = f == a;
  u = a == b;
  r = a & f;
  r = a ? b : r;
  f = a ? f : f;
  f = c ? f : f;
  f = s ? f : f;
  f = a ? f : 0.0f;
  r = f ? a : b;
  a = u ? a : b;
  if (a)
    r = b;
  while (a == b)
    ;
}
