// std: 1.2 2.0 3.0

void swz(float2 v2, float3 v3, float4 v4, float8 v8, float16 v16, const float4 cv) {
  float f = v2.x + v2.y;
  f = v2.z;
  f = v3.z;
  f = v3.w;
  v4.xy = v2;
  v4.xx = v2;
  v4.xyz = v4.zyx;
  v4.xyzw = v8.lo;
  v8.hi = v4;
  v2 = v4.even;
  v2 = v3.odd;
  v2 = v3.hi;
  f = v8.s7;
  f = v8.s8;
  f = v16.sF + v16.sa;
  f = v16.sg;
  v4 = v16.s0aBc;
  v4 = v4.s01zw;
  v4 = v4.xyzwx;
  v4.rgba = v4.bgra;
  v4.xyba = v4;
  f = v4.q;
  f = v8.x;
  v2 = v4.lo.hi;
  f = v4.xy.y;
  v4.x = v2;
  v2 = v4.x;
  cv.x = 1.0f;
  v3 = v4;
  f = v4[2];
  f = v4[4];
  f = v4[f];
  float *p = &v4.x;
  float2 *q = &v4.xy;
  p = &v4[1];
  f.x = 1.0f;
}
