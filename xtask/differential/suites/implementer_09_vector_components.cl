// std: 1.2 2.0 3.0
void comps(float2 a, float3 b, float4 c, float8 d, float16 e, float s) {
  a.x = 1.0f;
  a.z = 1.0f;
  b.w = 0.0f;
  c.xyzw = c.wzyx;
  c.xx = a;
  c.xy = c.yy;
  c.s0123 = c;
  c.S03 = a;
  c.s4 = 1.0f;
  d.s7 = c.s0;
  d.s8 = 1.0f;
  e.sF = e.sf;
  e.sAbCd = c;
  e.sg = 1.0f;
  a = c.lo;
  a = c.hi;
  a = c.even;
  a = c.odd;
  a = b.hi;
  c.x0 = a;
  c.sxy = a;
  c.s0x = a;
  c = d.xyzw;
  d.xyzwxyzw = d;
  s = c.r;
  c.rgba = c.abgr;
  c.xr = a;
  s = s.x;
  s = s.s0;
  c.xyz = a;
  c = c.xyzxy;
  c.q = 1.0f;
}
