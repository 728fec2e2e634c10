// std: 1.2 2.0 3.0
void read(float4 v4, float2 v2, float16 v16, float3 v3, float s) {
  float f = v4.x;
  f = v4.s3;
  f = v4.S3;
  f = v16.sf;
  f = v16.sF;
  f = v4.s4;
  f = v2.z;
  f = v3.w;
  f = v4.g;
  float2 r = v4.xy;
  r = v4.wx;
  r = v4.xs0;
  r = v4.s0y;
  r = v4.rg;
  r = v4.rx;
  r = v4.xyz;
  r = v4.lo;
  r = v4.hi.lo;
  r = v3.hi;
  r = v4.even;
  r = v16.odd.lo.hi;
  float4 q = v2.xyxy;
  q = v2.xyxyx;
  q = v16.s0af3;
  q = v16.sghij;
  f = s.x;
  f = v4.foo;
  f = v4.s;
}
void write(float4 v, const float4 c, constant float4 *k) {
  v.xy = (float2)(1.0f);
  v.xx = (float2)(1.0f);
  v.xyz.x = 1.0f;
  v.s01 += v.s23;
  v.lo.xx = v.hi;
  c.x = 1.0f;
  k->x = 2.0f;
  float *p = &v.x;
  float2 *p2 = &v.xy;
}
