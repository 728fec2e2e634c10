// std: 1.1 1.2 2.0
void f(float4 a, float4 b, int4 i, uint4 u, char4 c, double4 d, short8 s) {
  int4 r0 = a < b;
  int4 r1 = a == b;
  uint4 r2 = a < b;
  long4 r3 = d < d;
  int4 r4 = d >= d;
  char4 r5 = c != c;
  int4 r6 = c != c;
  int4 r7 = u > u;
  short8 r8 = s <= s;
  int4 r9 = a && b;
  int4 r10 = !a;
  int4 r11 = i == u;
  bool r12 = a == b;
  int r13 = any(a == b);
  if (a == b) return;
  while (i) ;
}
