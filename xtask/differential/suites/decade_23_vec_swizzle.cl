// std: 1.2 2.0 3.0

typedef __attribute__((ext_vector_type(2))) char char2_t;

float2 swizzle(float4 v4, float3 v3, float8 v8, float16 v16, float f) {
  float a = v4.x;
  float2 b = v4.xy;
  float4 c = v4.wzyx;
  float4 d = v4.xxyy;
  float3 e = v4.s012;
  float4 g = v16.sAbCd;
  float h = v8.s7;
  float2 lo = v4.lo;
  float4 hi = v8.hi;
  float2 v3lo = v3.lo;
  float2 v3hi = v3.hi;
  float4 ev = v8.even;
  float8 od = v16.odd;
  float rgb = v4.r;
  float4 rgba = v4.rgba;
  float2 nested = v8.hi.xy;

  v4.xy = (float2)(1.0f, 2.0f);
  v4.xx = (float2)(1.0f, 2.0f);
  v4.s01 += v4.s23;
  v3.w = 1.0f;
  v4.s4 = 1.0f;
  v8.x = 1.0f;
  v8.s8 = 1.0f;
  v4.xs0 = 1.0f;
  v4.xr = (float2)(1.0f);
  v4.q = 1.0f;
  v4.s = 1.0f;
  f.x = 1.0f;
  v4.xyz = v4;
  float *p = &v4.x;
  float *p2 = &v4[1];
  v4[2] = f;
  v4[7] = f;
  return v4.xyzw.lo;
}
