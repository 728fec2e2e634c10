// std: 1.2 2.0 3.0
// Component access.
void f(float4 v, float8 w, float16 x, float3 t, float2 two, float s) {
  s = v.x;
  s = v.w;
  s = v.s0;
  s = v.S3;
  s = v.s4;
  s = w.s7;
  s = w.s8;
  s = x.sa;
  s = x.sF;
  s = x.sG;
  two = v.xy;
  two = v.xx;
  two = v.lo;
  two = v.odd;
  two = t.hi;
  two = t.xyz;
  t = v.zyx;
  s = two.z;
  s = two.hi;
  v = w.even;
  v = w.xyzw;
  v.xy = two;
  v.xx = two;
  v.lo = v.hi;
  v.s01 = two;
  v.s0x = two;
  v.xs0 = two;
  s = v.r;
  v.rgba = v.bgra;
  v.xg = two;
  s = s.x;
  v = v.xyzwx;
  &v.x;
  &v.xy;
  &v;
  v[1] = 2.f;
  v[4] = 1.f;
  v.xy.x = 1.f;
  const float4 c = v;
  c.x = 1.f;
  s = v.;
}
