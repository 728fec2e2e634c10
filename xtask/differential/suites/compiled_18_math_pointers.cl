// std: 1.2 2.0 3.0
__kernel void out_args(__global float *g, __global int *gi, __local float *l,
                       __local int *li)
{
  float p;
  int e, q;
  size_t i = get_global_id(0);
  float x = g[i];

  g[i] = fract(x, &p);
  g[i] += fract(x, l) + fract(x, g + 1);
  g[i] += frexp(x, &e) + frexp(x, li) + frexp(x, gi);
  g[i] += modf(x, &p) * modf(x, &l[1]);
  g[i] += remquo(x, p, &q) + remquo(x, p, gi);
  g[i] += sincos(x, &p) + sincos(x, g);
  g[i] += lgamma_r(x, &e) + lgamma_r(x, li);
  gi[i] = ilogb(x) + e + q;
}

__kernel void out_args_vec(__global float4 *g, __global int4 *gi)
{
  float4 p;
  int4 e;
  g[0] = fract(g[1], &p) + p;
  g[1] = frexp(g[2], &e) + frexp(g[3], gi);
  g[2] = ldexp(g[0], e) + ldexp(g[0], 3);
  g[3] = pown(g[1], e) + rootn(g[1], gi[0]);
  gi[1] = ilogb(g[0]);
  g[4] = nan((uint4)(1));
}

__kernel void unary(__global float *o, float x, float y)
{
  o[0] = acos(x) + acosh(x) + acospi(x) + asin(x) + atan2(y, x) + atan2pi(y, x);
  o[1] = cbrt(x) + ceil(x) + copysign(x, y) + exp10(x) + expm1(y);
  o[2] = fma(x, y, x) + mad(x, y, x) + fdim(x, y) + fmax(x, y) + fmin(x, 2.0f);
  o[3] = hypot(x, y) + log1p(x) + logb(y) + maxmag(x, y) + nextafter(x, y);
  o[4] = native_sin(x) + half_cos(x) + native_divide(x, y) + half_powr(x, y);
  o[5] = rint(x) + round(y) + rsqrt(x) + tgamma(y) + trunc(x) + erf(x) + erfc(y);
}
