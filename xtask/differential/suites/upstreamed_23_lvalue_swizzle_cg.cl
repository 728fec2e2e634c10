// std: 1.2 2.0
// Stores through a swizzle of a swizzle lost elements once.

kernel void swz(global float4 *g, float16 w) {
  float4 v = *g;
  v.wzyx.xy = v.lo;
  v.hi.lo = 1.0f;
  w.hi.hi.odd = v.even;
  g->s3 = v.yx.x;
  v.xyz *= 2.0f;
  *g = v;
}
