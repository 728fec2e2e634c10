// std: 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
void test_float(global float *o, float x, float y, float z, int n, global int *gi, local int *li) {
  int i;
  float f;
  o[0] = acos(x) + acosh(x) + acospi(x) + asin(x) + atan2pi(x, y) + cbrt(x);
  o[1] = copysign(x, y) + cospi(x) + erfc(x) + exp10(x) + expm1(x) + fabs(x);
  o[2] = fdim(x, y) + fma(x, y, z) + fmax(x, y) + fmin(x, 0.5f) + fmod(x, y);
  o[3] = fract(x, &f) + modf(x, &f) + sincos(x, &f) + frexp(x, &i);
  o[4] = lgamma_r(x, &i) + remquo(x, y, &i) + fract(x, o) + frexp(x, gi) + frexp(x, li);
  o[5] = hypot(x, y) + ldexp(x, n) + pown(x, n) + powr(x, y) + rootn(x, n) + mad(x, y, z);
  o[6] = nan(3u) + nextafter(x, y) + rint(x) + rsqrt(x) + tgamma(x) + trunc(x) + logb(x);
  o[7] = native_sin(x) + native_recip(x) + native_divide(x, y) + half_cos(x) + half_powr(x, y);
  i = ilogb(x) + ilogb(y);
}

void test_vec(float4 a, float4 b, int4 n, float3 c, double2 d, int2 m, double e) {
  float4 p;
  int4 q;
  a = fmax(a, b) + fmax(a, 1.0f) + fmin(a, b.x) + ldexp(a, n) + ldexp(a, 3) + pown(a, n);
  a = fract(a, &p) + frexp(b, &q) + sincos(a, &p) + nan((uint4)(1));
  c = native_exp(c) + half_log2(c) + maxmag(c, c) + minmag(c, c);
  d = pow(d, d) + rootn(d, m) + fma(d, d, d) + fmod(d, (double2)(2.0));
  e = sqrt(e) + exp2(e) + log1p(e) + round(e) + fmax(e, 1.0);
  n = ilogb(a);
}
