// std: 1.2 2.0 3.0
kernel void k(float4 v, float2 w, float3 t, float16 u, float f, global float4 *p, const float4 cv) {
  f = v.x;
  f = w.z;
  f = t.w;
  f = v.s4;
  f = v.s3;
  f = u.sF;
  f = u.sf;
  f = u.w;
  f = u.sg;
  w = v.xy;
  w = v.xs;
  w = v.s01;
  w = v.S01;
  w = v.x1;
  w = v.hi;
  w = t.hi;
  w = v.odd;
  f = w.lo;
  f = f.x;
  v.xx = w;
  v.xy = w;
  v.xyz = w;
  v.rgba = v;
  f = v.r;
  f = w.g;
  f = v.rx;
  p->xy = w;
  p[0].s0 = f;
  cv.x = f;
  &v.x;
  &v.xy;
  v.xy.x = f;
  v.xyxyx;
  v.foo;
  f = v[0];
  v[4] = f;
}
