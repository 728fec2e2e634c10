// std: 1.2 2.0 3.0
void f(float2 v2, float3 v3, float4 v4, float8 v8, float16 v16) {
  float a = v4.x;
  float b = v2.z;
  float c = v3.w;
  float d = v8.s7;
  float e = v8.s8;
  float g = v16.sF + v16.sf + v16.S0;
  float2 h = v4.xx;
  v4.xx = v2;
  v4.xy = v2;
  v4.xyz = v2;
  float4 i = v4.xys0;
  float4 j = v4.rgba;
  float2 k = v4.lo;
  float2 l = v3.hi;
  float2 m = v4.even.x;
  float4 n = v8.odd;
  float o = v2.s01.hi;
  float p = v4.q;
  v3.hi = v2;
  float *q = &v4.x;
  float r = v4[1];
  float4 s = v4.xyzwx;
  int t = v4.x.x;
}
