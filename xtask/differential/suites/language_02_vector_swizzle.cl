// std: 1.1 1.2 2.0 3.0
// Component access: names, lengths, duplicates, halves.

typedef float float_t;

void valid(float2 v2, float3 v3, float4 v4, float8 v8, float16 v16, global float *p) {
  p[0] = v2.x + v2.y + v3.z + v4.w;
  v2 = v4.xy;
  v2 = v4.wx;
  v2 = v4.xx;
  v3 = v4.xyz;
  v3 = v4.s012;
  v4 = v8.s0246;
  v4 = v8.S7654;
  v8 = v16.s89abcdef;
  v8 = v16.S89ABCDEF;
  v8 = v16.sFedcBa98;
  v4 = v8.lo;
  v4 = v8.hi;
  v4 = v8.even;
  v4 = v8.odd;
  v2 = v3.hi;
  v2 = v3.lo;
  v4.xy = v2;
  v4.zx = v2;
  v4.hi = v2;
  v4.odd.x = 1.0f;
  v8.lo.hi.x = 2.0f;
  v16.even.odd.lo = v2;
  v4.xyzw.zw = v2;
  v4.x++;
  v4.xy += 1.0f;
  v4 = v2.xyxy;
}

void bad_names(float2 v2, float3 v3, float4 v4, float8 v8, float16 v16, float s) {
  s = v2.z;
  s = v2.w;
  s = v3.w;
  s = v3.s3;
  s = v4.s4;
  s = v8.s8;
  s = v4.q;
  s = v4.foo;
  v2 = v4.xs;
  v2 = v4.x1;
  v2 = v4.s0x;
  v4 = v4.xyzwx;
  s = v16.sg;
  s = v4.s;
  v2 = s.xy;
  s = v4.high;
  v2 = v4->xy;
}

void bad_assign(float2 v2, float3 v3, float4 v4, const float4 c4) {
  v4.xx = v2;
  v4.xyx = v3;
  v4.xy = v3;
  v4.xyz = v4;
  c4.x = 1.0f;
  c4.lo = v2;
  v3 = v4.xy;
  v4.s00 += v2;
  (v4 + v4).x = 1.0f;
  v4.x = v2;
}

void colour_names(float4 v4, float2 v2, float s) {
  s = v4.r;
  v2 = v4.gb;
  v4 = v4.bgra;
  v4.a = s;
  v2 = v4.xg;
  s = v2.b;
}
