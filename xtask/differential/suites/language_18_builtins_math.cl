// std: 1.1 1.2 2.0 3.0
// Mathematical built-in functions with right and wrong types.

void scalars(float f, float g, int i, uint u, global float *gp, local float *lp, private int *ip, global int *gip) {
  f = sin(f) + cos(g) + tan(1.0f);
  f = pow(f, g) + powr(f, g) + pown(f, i);
  f = pown(f, g);
  f = fma(f, g, f) + mad(f, g, f);
  f = fma(f, g);
  f = rootn(f, i);
  f = ldexp(f, i);
  f = ldexp(f, u);
  i = ilogb(f);
  f = fmax(f, g) + fmin(f, 1.0f);
  f = fract(f, gp);
  f = fract(f, lp);
  f = fract(f, &g);
  f = fract(f, &i);
  f = fract(f, g);
  f = modf(f, &g);
  f = frexp(f, &i);
  f = frexp(f, gip);
  f = frexp(f, gp);
  f = frexp(f, &u);
  f = remquo(f, g, ip);
  f = sincos(f, &g);
  f = sincos(f);
  f = lgamma_r(f, &i);
  f = nan(u);
  f = nan(i);
  f = nan(1);
  f = native_sin(f) + half_cos(f) + native_recip(g);
  f = native_foo(f);
  f = sqrt(i);
  f = sqrt(4);
  f = sin();
  f = sin(f, g);
  f = sin(gp);
  f = sin(*gp);
  f = exp10(f) + exp2(f) + expm1(f) + log1p(f) + logb(f);
  f = atan2pi(f, g) + sinpi(f) + cospi(f);
  f = sinf(f);
  f = M_PI_F * HUGE_VALF + MAXFLOAT + INFINITY + NAN;
  f = copysign(f, 1) + hypot(3.0f, g) + fdim(f, g) + fmod(f, g);
}

void vectors(float4 v, float4 w, float2 h, int4 i, int2 j, float s, global float4 *gv, uint4 u) {
  v = sin(v);
  v = pow(v, w);
  v = pow(v, s);
  v = pow(v, h);
  v = fmax(v, s);
  v = fmax(s, v);
  v = fmin(v, 1.0f);
  v = pown(v, i);
  v = pown(v, 2);
  v = pown(v, j);
  v = ldexp(v, i);
  v = ldexp(v, 3);
  i = ilogb(v);
  v = ilogb(v);
  v = fract(v, gv);
  v = fract(v, &w);
  v = fract(v, &s);
  v = frexp(v, &i);
  v = nan(u);
  v = nan(i);
  v = clamp(v, 0.0f, 1.0f);
  v = clamp(v, w, w);
  v = mix(v, w, 0.5f);
  v = smoothstep(0.0f, 1.0f, v);
  v = step(0.5f, v);
  v = clamp(v, w, 1.0f);
  v = radians(degrees(v));
  v = sign(v) + sin(h);
  v = sqrt(i);
  h = sin(v);
  s = sin(v);
}

#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
void doubles(double d, double4 d4, float f) {
  d = sin(d) + pow(d, f);
  d4 = fma(d4, d4, d4);
  d4 = pow(d4, f);
  f = sin(d);
  d = M_PI;
}
#endif
