// std: 1.2 2.0 3.0
float4 lo_hi(float8 v) {
  float4 r = v.lo;
  r.hi = v.hi.even;
  r.odd += v.s01;
  return r;
}

void store_swizzle(global float4 *p, float2 v) {
  p->xy = v;
  p->wz = v;
  p[1].s13 = v.yx;
  (*p).w = 2.0f;
  p->even.x = 1.0f;
}

int3 odd_of3(int3 v) {
  int2 e = v.even;
  int2 o = v.odd;
  v.s2 = e.y;
  return v.zyx;
}

uchar16 hex(uchar16 v) {
  v.sF = v.sa;
  v.s0123 = v.sCDEF;
  v.sAbCd = v.s0000;
  return v.s0123456789abcdef;
}

float4 rgba(float4 c) {
  c.rgb = c.bgr;
  c.a = 1.0f;
  return c;
}

void errs(float4 v, float2 w) {
  v.xx = w;
  v.xr = w;
  w.z = 1.0f;
  w.s2 = 1.0f;
  v.x0 = w;
  w = v.xyz;
  float *p = &v.x;
  float2 *q = &v.xy;
}

float4 shuffles(float4 a, float4 b, float2 c, int i) {
  a = shuffle(b, (uint4)(3, 2, 1, 0));
  a = shuffle2(a, b, (uint4)(0, 4, 1, 5));
  a = __builtin_shufflevector(a, b, 0, 5, 2, 7);
  c = __builtin_shufflevector(a, a, 1, -1);
  a = __builtin_shufflevector(a, a, 0, 1, 2, i);
  a = __builtin_shufflevector(a, b, 0, 1, 2, 8);
  a = __builtin_shufflevector(a, c, 0, 1, 2, 3);
  return shuffle(a, (int4)(0));
}
