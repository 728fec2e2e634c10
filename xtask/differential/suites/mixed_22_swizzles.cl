// std: 1.2 2.0 3.0
// Component access: xyzw, rgba, sN, hi/lo/even/odd.

void f(float2 v2, float3 v3, float4 v4, float8 v8, float16 v16, const float4 cv, float s) {
  v2.xy = v2.yx;
  v2.z;
  v3.z = 1;
  v3.w;
  v3.hi;
  v3.lo.x;
  v4.xx = v2;
  v4.xyx = v3;
  v4.xxyy;
  v4.xyzw = v4.wzyx;
  v4.xyzwx;
  v4.rgba;
  v4.rg = v4.ba;
  v4.xg;
  v4.s0123 = v4;
  v4.S0123 = v4;
  v4.sx;
  v4.s4;
  v4.x1;
  v8.sF;
  v8.s01234567;
  v8.s0123456;
  v8.x;
  v8.xyzw;
  v16.sabcd;
  v16.sABCDEF;
  v16.sfedcba9876543210 = v16;
  v16.s0s1;
  v4.even.odd = 1.0f;
  v4.lo.hi.lo;
  v4.hi = v2;
  v4.odd = v4.lo;
  cv.x = 1.0f;
  cv.xy = v2;
  s.x;
  v4.q;
  v4.xxxxxxxx;
  &v4.x;
  &v4.xy;
  float *p = &v4.y;
  v4.xy++;
  v4.xx += 1;
  v4[1] = v4[5];
  v4.xy[0];
}
