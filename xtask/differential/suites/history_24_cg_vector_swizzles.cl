// std: 1.2 3.0
float2 lo_hi(float4 v) {
  return v.lo + v.hi;
}

float2 even_odd(float4 v) {
  return v.even - v.odd;
}

float swizz_s(float16 v) {
  return v.s0 + v.s9 + v.sA + v.sf;
}

void store_partial(global float4 *p, float2 x) {
  p->xy = x;
  p->s3 = 1.0f;
  (*p).zyx = (float3)(1.0f, 2.0f, 3.0f);
}

float4 nested(float4 v) {
  v.lo.x = 4.0f;
  v.wzyx.even = (float2)(0.0f);
  return v;
}

kernel void vec3_load(global float3 *a, global float3 *b) {
  *b = (*a).zyx;
  b->hi = a->lo;
}
