// std: 1.2 2.0 3.0
// Math, integer, common, geometric and relational built-in functions.

kernel void math(global float4 *o, global float *s, local int4 *li, int4 n, int k) {
  float4 a = o[0], b = o[1], c;
  int4 e;
  o[0] = sin(a) + cospi(b) - atan2(a, b);
  o[1] = fma(a, b, a) * mad(a, b, a);
  o[2] = sincos(a, &c) + fract(b, &c) + modf(a, o + 1);
  o[3] = frexp(a, &e) + remquo(a, b, li) + lgamma_r(a, &e);
  o[4] = ldexp(a, n) + ldexp(a, k) + pown(a, n) + rootn(b, n);
  o[5] = fmax(a, 1.0f) + fmin(a, b) + native_sin(a) + half_cos(b);
  s[0] = nan(1u) + ilogb(s[1]);
  s[1] = sin(1) + sqrt(2);
  o[6] = fmod(a, 2.0f);
  o[6] = pown(a, k);
  o[6] = pow(a, n);
  o[6] = sincos(a, &e);
  s[2] = native_divide(s[0], 1.0);
}

kernel void integer(global int4 *o, int4 i, uint4 u, uchar8 c, long l, int x) {
  o[0] = abs(i) + abs_diff(i, i);
  u = abs(i);
  o[1] = add_sat(i, i) + hadd(i, i) + mul_hi(i, i) + mad24(i, i, i);
  o[2] = clamp(i, 0, 10) + max(i, x) + rotate(i, i);
  c = clz(c) + popcount(c) + sub_sat(c, c);
  l = upsample(x, 3u);
  l = mul24(l, l);
  o[3] = add_sat(i, x);
  o[3] = min(i, u);
  o[3].x = ctz(x);
}

kernel void other(global float4 *o, float3 p, float4 q, double2 d, float8 v, float x) {
  x = dot(p, p) + length(q) + distance(q, q) + fast_length(p);
  p = cross(p, p) + normalize(p);
  q = cross(q, q) + mix(q, q, 0.5f) + step(0.1f, q) + smoothstep(0.f, 1.f, q);
  v = cross(v, v);
  x = dot(v, v);
  o[0] = clamp(q, 0.0f, 1.0f) + degrees(q) + sign(q);
  o[1] = mix(q, q, p);
  int4 r = isnan(q) | isless(q, q) | signbit(q);
  int s = isfinite(x) + any(r) + all(r) + isordered(x, x);
  long2 r2 = isequal(d, d);
  int2 r3 = isequal(d, d);
  s = any(q);
}
