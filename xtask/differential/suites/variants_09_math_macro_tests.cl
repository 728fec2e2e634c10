// std: 1.2 2.0 3.0
// opts: -DGEN=float
// opts: -DGEN=float16
// opts: -DGEN=double4 -DFP64
#ifndef GEN
#define GEN float4
#endif
#ifdef FP64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif

#define UNARY(F) kernel void test_##F(global GEN *o, global const GEN *a) \
  { size_t i = get_global_id(0); o[i] = F(a[i]); }
#define BINARY(F) kernel void test_##F(global GEN *o, global const GEN *a, global const GEN *b) \
  { size_t i = get_global_id(0); o[i] = F(a[i], b[i]); }
#define TERNARY(F) kernel void test_##F(global GEN *o, global const GEN *a) \
  { o[0] = F(a[0], a[1], a[2]); }
#define OUTPTR(F) kernel void test_##F(global GEN *o, global const GEN *a) \
  { GEN t; o[0] = F(a[0], &t); o[1] = t; }

UNARY(acos) UNARY(acosh) UNARY(acospi) UNARY(asin) UNARY(asinh) UNARY(atan)
UNARY(cbrt) UNARY(ceil) UNARY(cos) UNARY(cosh) UNARY(cospi) UNARY(erf) UNARY(erfc)
UNARY(exp) UNARY(exp2) UNARY(exp10) UNARY(expm1) UNARY(fabs) UNARY(floor)
UNARY(lgamma) UNARY(log) UNARY(log2) UNARY(log10) UNARY(log1p) UNARY(logb)
UNARY(rint) UNARY(round) UNARY(rsqrt) UNARY(sin) UNARY(sqrt) UNARY(tan)
UNARY(tanpi) UNARY(tgamma) UNARY(trunc) UNARY(degrees) UNARY(radians) UNARY(sign)

BINARY(atan2) BINARY(atan2pi) BINARY(copysign) BINARY(fdim) BINARY(fmax)
BINARY(fmin) BINARY(fmod) BINARY(hypot) BINARY(maxmag) BINARY(minmag)
BINARY(nextafter) BINARY(pow) BINARY(powr) BINARY(remainder) BINARY(step)

TERNARY(fma) TERNARY(mad) TERNARY(clamp) TERNARY(mix) TERNARY(smoothstep)

OUTPTR(fract) OUTPTR(modf) OUTPTR(sincos)
