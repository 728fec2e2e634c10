// std: 1.0 1.1 1.2 2.0
// opts: -DFP64=1
#ifdef FP64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#define TYPES(M, ...) M(float, int, __VA_ARGS__) M(double, long, __VA_ARGS__)
#else
#define TYPES(M, ...) M(float, int, __VA_ARGS__)
#endif
#define UNARY(T, I, F)                                                         \
  __kernel void F##_##T(__global T *out, __global T *in) {                     \
    size_t i = get_global_id(0);                                               \
    out[i] = F(in[i]);                                                         \
  }                                                                            \
  __kernel void F##_##T##4(__global T##4 *out, __global T##4 *in) {            \
    size_t i = get_global_id(0);                                               \
    out[i] = F(in[i]);                                                         \
  }
#define BINARY(T, I, F)                                                        \
  __kernel void F##_##T##8(__global T##8 *out, __global T##8 *a, __global T##8 *b) { \
    int i = get_global_id(0);                                                  \
    out[i] = F(a[i], b[i]);                                                    \
  }
#define RELATIONAL(T, I, F)                                                    \
  __kernel void F##_##T##2(__global I##2 *out, __global T##2 *a, __global T##2 *b) { \
    int i = get_global_id(0);                                                  \
    out[i] = F(a[i], b[i]);                                                    \
    ((__global int *)out)[i] = F(a[i].x, b[i].y);                              \
  }
TYPES(UNARY, sin)
TYPES(UNARY, cospi)
TYPES(UNARY, lgamma)
TYPES(UNARY, rint)
TYPES(UNARY, erfc)
TYPES(UNARY, expm1)
TYPES(BINARY, atan2pi)
TYPES(BINARY, copysign)
TYPES(BINARY, fmod)
TYPES(BINARY, nextafter)
TYPES(BINARY, maxmag)
TYPES(RELATIONAL, isless)
TYPES(RELATIONAL, isunordered)

#define OUTPARAM(T, I, S)                                                      \
  __kernel void out_##T(__global T *o, __global int *e, __global T##4 *v, __global int4 *ve) { \
    int i = get_global_id(0);                                                  \
    T ip, c; __local T l; int q;                                               \
    o[0] = fract(o[i], &ip) + modf(o[i], &l);                                  \
    o[1] = sincos(o[i], &c) + frexp(o[i], e + i);                              \
    o[2] = remquo(o[i], ip, &q) + lgamma_r(c, &q);                             \
    o[3] = ldexp(o[i], q) + pown(o[i], 3) + rootn(o[i], -2);                   \
    v[i] = frexp(v[i], &ve[i]) + ldexp(v[i], ve[i]) + ldexp(v[i], 2);          \
    e[i] = ilogb(o[i]) + isnan(o[i]) + signbit(c);                             \
  }
TYPES(OUTPARAM, _)

__kernel void nan_consts(__global float *f, __global uint4 *u, __global float4 *v) {
  f[0] = nan(0u) + INFINITY + HUGE_VALF + NAN + MAXFLOAT;
  f[1] = M_PI_F * FLT_EPSILON + FLT_MAX_EXP;
  v[0] = nan(u[0]);
#ifdef FP64
  f[2] = (float)(M_PI + DBL_MIN);
#endif
}
