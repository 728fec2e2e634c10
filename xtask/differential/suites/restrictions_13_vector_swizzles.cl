// std: 1.2 2.0 3.0
void f(float2 a, float3 b, float4 c, float16 d, float s) {
  a.x = a.y;
  a.z = 1.0f;
  b.xyz = c.zyx;
  b.w = 0.0f;
  c.xx = a;
  c.xy = a;
  c.xy = b;
  c.s0123 = d.s89ab;
  c.S0 = d.sF;
  d.sg = 1.0f;
  c.xs0 = a;
  a = c.lo;
  a = c.even;
  c.odd = a;
  a = b.hi;
  s = a.hi;
  c.lo.x = s;
  c.xyzw.yx = a;
  c.rgba = d.lo.lo;
  s = c.r;
  a = c.xg;
  float4 *p = &c;
  p->x = s;
  float *q = &c.x;
  global float *r;
  s.x = 1.0f;
  c[0] = s;
  a = c.xyzwx;
  d.s0123456789abcdef = d;
  a = c.s;
  s = c.s4;
  c.x.x = s;
}
