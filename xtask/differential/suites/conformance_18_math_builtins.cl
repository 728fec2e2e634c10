// std: 1.0 1.2 3.0
#define MATH1(F) __kernel void math_##F(__global float4 *out, __global float4 *in) { \
  int i = get_global_id(0); out[i] = F(in[i]); out[i].x = F(in[i].x); }
#define MATH2(F) __kernel void math_##F(__global float4 *out, __global float4 *a, __global float4 *b) { \
  int i = get_global_id(0); out[i] = F(a[i], b[i]); out[i].y = F(a[i].y, b[i].y); }
#define MATH3(F) __kernel void math_##F(__global float4 *out, __global float4 *a, __global float4 *b, __global float4 *c) { \
  int i = get_global_id(0); out[i] = F(a[i], b[i], c[i]); out[i].z = F(a[i].z, b[i].z, c[i].z); }
MATH1(acos) MATH1(acosh) MATH1(acospi) MATH1(asin) MATH1(asinh) MATH1(asinpi) MATH1(atan) MATH1(atanh) MATH1(atanpi)
MATH1(cbrt) MATH1(ceil) MATH1(cos) MATH1(cosh) MATH1(cospi) MATH1(erf) MATH1(erfc) MATH1(exp) MATH1(exp2) MATH1(exp10)
MATH1(expm1) MATH1(fabs) MATH1(floor) MATH1(lgamma) MATH1(log) MATH1(log2) MATH1(log10) MATH1(log1p) MATH1(logb)
MATH1(rint) MATH1(round) MATH1(rsqrt) MATH1(sin) MATH1(sinh) MATH1(sinpi) MATH1(sqrt) MATH1(tan) MATH1(tanh) MATH1(tanpi)
MATH1(tgamma) MATH1(trunc)
MATH1(half_cos) MATH1(half_exp) MATH1(half_log2) MATH1(half_recip) MATH1(half_rsqrt) MATH1(native_sin) MATH1(native_exp10) MATH1(native_sqrt)
MATH1(degrees) MATH1(radians) MATH1(sign)
MATH2(atan2) MATH2(atan2pi) MATH2(copysign) MATH2(fdim) MATH2(fmax) MATH2(fmin) MATH2(fmod) MATH2(hypot) MATH2(maxmag) MATH2(minmag)
MATH2(nextafter) MATH2(pow) MATH2(powr) MATH2(remainder) MATH2(half_divide) MATH2(half_powr) MATH2(native_divide) MATH2(native_powr)
MATH2(max) MATH2(min) MATH2(step)
MATH3(fma) MATH3(mad) MATH3(clamp) MATH3(mix) MATH3(smoothstep)

__kernel void math_int_args(__global float2 *out, __global float2 *a, __global int2 *n, __global uint2 *u) {
  out[0] = ldexp(a[0], n[0]) + ldexp(a[0], 3);
  out[1] = pown(a[1], n[1]);
  out[2] = rootn(a[2], n[2]);
  out[3] = nan(u[3]);
  n[4] = ilogb(a[4]);
}
__kernel void math_ptr_args(__global float2 *out, __global float2 *a, __global int2 *n, __local float2 *l) {
  float2 t;
  int2 e;
  out[0] = fract(a[0], &t) + fract(a[0], l) + fract(a[0], out + 1);
  out[2] = frexp(a[1], &e) + frexp(a[1], n);
  out[3] = lgamma_r(a[2], &e);
  out[4] = modf(a[3], &t);
  out[5] = remquo(a[4], a[5], n + 1);
  out[6] = sincos(a[6], &t);
}
__kernel void geometric(__global float4 *out, __global float3 *v3, __global float2 *v2) {
  out[0] = cross(out[1], out[2]);
  out[1].x = dot(v2[0], v2[1]) + distance(out[1], out[2]) + length(2.0f) + fast_length(v2[2]);
  out[2] = normalize(out[3]) * fast_distance(v2[0], v2[1]);
}
__kernel void integer(__global int4 *o, __global uint4 *u, __global short *s) {
  o[0] = mul24(o[1], o[2]) + mad24(o[1], o[2], o[3]) + mul_hi(o[0], o[1]) + add_sat(o[0], o[3]) + hadd(o[0], o[1]);
  u[0] = abs(o[0]) + abs_diff(o[1], o[2]) + rotate(u[1], u[2]) + clz(u[3]) + rhadd(u[0], u[1]) + mad_hi(u[0], u[1], u[2]);
  s[0] = upsample((char)1, (uchar)2) + sub_sat(s[1], s[2]) + mad_sat(s[0], s[1], s[2]) + min(s[0], s[1]);
  o[1] = clamp(o[1], -1, 1) + max(o[1], 3);
}
__constant float consts[] = {M_PI_F, M_E_F, FLT_MAX, FLT_EPSILON, MAXFLOAT, HUGE_VALF, INFINITY, NAN, 0x1.8p3f};
