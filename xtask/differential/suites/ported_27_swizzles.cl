// std: 1.2 2.0 3.0

void f(int2 a, float3 b, char4 c, short8 d, long16 e) {
  int i = a.x + a.y;
  i = a.z;
  i = a.s2;
  a.xy = a.yx;
  a.xx = a.xy;
  int2 j = b.xy;
  float2 k = b.zx;
  k = b.xw;
  c.xyzw = c.wzyx;
  c.hi = c.lo;
  c.even = c.odd;
  c.r = 1;
  c.rgba = c.abgr;
  c.xg = c.xy;
  c.x0 = 1;
  c.s0123 = c.s3210;
  c.S01 = c.sAB;
  d.s7 = 1;
  d.s8 = 1;
  d.xyzw = c;
  e.sF = e.sf;
  e.sABCD = e.sabcd;
  e.s0123456789abcdef = e;
  e.hi.hi.hi.hi = 1;
  e.lo = d;
  b.hi;
  b.lo = (float2)(0);
  &c.x;
  &c.xy;
  char *p = &c.y;
  i.x = 1;
  (a + a).x = 1;
  int3 t = c.xyz;
  a.xyxy;
  a.q;
  a.s;
}
