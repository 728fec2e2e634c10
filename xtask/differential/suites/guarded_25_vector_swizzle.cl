// std: 1.2 2.0 3.0
typedef float float8_t __attribute__((ext_vector_type(8)));

void swz(float2 v2, float3 v3, float4 v4, float8_t v8, float16 v16) {
  v2.x = v2.y;
  v2.z = 1.0f;
  v3.z = v3.w;
  v4.xy = v2;
  v4.xx = v2;
  v4.xy = v4.xyz;
  v4.lo = v4.hi;
  v4.even = v4.odd;
  v3.hi = v2;
  v4.s0123 = v4.wzyx;
  v4.s4 = 0;
  v4.S3 = 0;
  v16.sF = v16.sa;
  v8.s8 = 0;
  v16.xyzw = v4;
  v4.xs1 = v2;
  v4.rgba = v4;
  v4.rg = v2;
  v4.xg = v2;
  v4.xyzwx;
  v4.lo.x = 1.0f;
  v4.foo = 1;
  v4.xyzwxyzw = v8;
  float5 bad;
  &v4.xy;
  float *p = &v4.x;
  v4[0] = v4[3];
  v4[4];
}
