// std: 1.2 2.0 3.0

typedef float4 quad;
constant float4 cv = (float4)(1, 2, 3, 4);

void f(float2 a, float3 b, float4 c, float8 d, float16 e, global float4 *g, const float4 k, quad q) {
  a.x = 1;
  a.z = 1;
  b.z = 2;
  b.w = 2;
  c.xyzw = c.wzyx;
  c.xx = a;
  c.xy = a;
  c.xy = b;
  c.xyx = b;
  c.s0 = c.S3;
  c.s4 = 0;
  c.s01 = a;
  c.sx = 0;
  c.x1 = a;
  d.lo = c;
  d.hi = d.lo;
  d.even = d.odd;
  d.lo.hi = a;
  b.lo = a;
  b.hi = a;
  d.x = 1;
  d.s7 = 1;
  d.s8 = 1;
  e.sf = e.sF;
  e.sA = e.sa;
  e.sg = 0;
  e.s0123456789abcdef = e;
  c.rgba = c;
  c.r = 1;
  c.xg = a;
  &c.x;
  &c.xy;
  &c;
  k.x = 1;
  cv.x = 1;
  g->xy = a;
  g[1].w = 2;
  (*g).q = 1;
  q.yz = a;
  c.s = 1;
  c.xyzwx;
  a.xxxx = c;
  c = a.xxxx;
  float3 t = c.xyz;
  float5 bad = c.xyzwx;
  d[0] = 1.0f;
  c[4] = 0;
}
