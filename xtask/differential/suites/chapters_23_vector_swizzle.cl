// std: 1.1 1.2 2.0 3.0
typedef float float5 __attribute__((ext_vector_type(5)));

kernel void swz(global float4 *g, global float16 *g16, float8 a, int i) {
  float4 v = *g;
  float2 lo = v.lo;
  float2 hi = v.hi;
  float2 ev = v.even, od = v.odd;
  float4 rev = v.wzyx;
  float3 t = v.xyz;
  float4 th = t.xyzz;
  v.xy = v.yx;
  v.s01 = lo;
  v.lo.x = 1.0f;
  g16->s0a5f = v;
  g16->sF = 3.0f;
  a.s7654 = v;
  a.hi.lo = hi;
  v = a.s0246;
  v[i] = 2.0f;
  v.w += a.S3;
  ev = t.hi + t.odd;
  float5 f5 = 0.0f;
  f5.s4 = ev.x;
  float4 mix = rev.xxyy.wzyx;
  g[1] = v + th + mix * od.xyxy;
  g->x = f5.s0;
  (*g).zw = hi;
}

kernel void shuf(global float4 *out, float4 a, float4 b, float2 c, uint4 m, uint8 m8, int4 im, ushort4 us) {
  out[0] = shuffle(a, m) + shuffle(c, m);
  float8 r8 = shuffle(a, m8);
  out[2] = shuffle2(a, b, m);
  r8 = shuffle2(a, b, m8);
  char16 ch = shuffle((char4)(1), (uchar16)(0));
  ushort4 s = shuffle(us, us);
  out[6] = __builtin_shufflevector(a, b, 0, 4, 1, 5);
  float3 t = __builtin_shufflevector(a, a, 0, 1, 2);
  t = __builtin_shufflevector(a, b, 0, -1, 2);
  out[7] = __builtin_convertvector(im, float4);
}
