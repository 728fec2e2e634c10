// std: 1.2 2.0 3.0

typedef float float8_t __attribute__((ext_vector_type(8)));

void swz(float4 v, float2 u, int16 w, float s, uchar3 t) {
  float2 a = v.xy;
  a = v.yx;
  a = v.hi;
  a = v.lo;
  a = v.even;
  a = v.odd;
  a = v.s01;
  a = v.S23;
  a = v.s4;
  a = v.xyz;
  s = u.z;
  s = v.q;
  v.xx = u;
  v.xy = u;
  v.xz = 1.0f;
  v.s0123 = v.wzyx;
  int i = w.sf;
  i = w.sF;
  i = w.sg;
  int2 p = w.xy;
  p = w.s0x;
  p = w.xs0;
  int8 h = w.hi;
  h = w.even.lo;
  int4 q = w.even.lo.hi.xxyy;
  i = w.lo.lo.lo.lo.lo;
  uchar c = t.s2 + t.s3;
  t.hi = 1;
  t.lo = (uchar2)(1, 2);
  float4 r = v.rgba;
  s = v.r + v.g;
  s = v.rx;
  float *pf = &v.x;
  float2 *pf2 = &v.xy;
  float3 z = v.xyzz;
  s = s.x;
  s = (v + v).x;
  (v + v).x = 1.0f;
  s = v[0];
  float x8 = ((float8_t)(1.0f)).s7;
}
