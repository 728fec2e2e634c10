// std: 1.2 2.0
// opts: -DDEFAULT_RUN=1
// opts: -D__FAST_RELAXED_MATH__=1
// opts: -DNATIVE=1
#ifdef __FAST_RELAXED_MATH__
constant int fast = __FAST_RELAXED_MATH__;
#define DIV(a, b) native_divide(a, b)
#elif defined(NATIVE)
#define DIV(a, b) native_recip(b) * (a)
#else
#define DIV(a, b) ((a) / (b))
#endif

#ifdef __FINITE_MATH_ONLY__
#if __FINITE_MATH_ONLY__
#error finite math only
#endif
#endif

#ifdef FP_FAST_FMAF
#define MAD(a, b, c) fma(a, b, c)
#else
#define MAD(a, b, c) mad(a, b, c)
#endif

kernel void scale(global float4 *p, float s) {
  size_t i = get_global_id(0);
  p[i] = DIV(p[i], (float4)(s));
  p[i].x = MAD(s, 2.0f, p[i].y);
  p[i].y = DIV(half_sin(s), native_exp(s));
  p[i].z = fast_length(p[i].xyz) + half_rsqrt(s);
  p[i].w = isnan(s) ? DIV(1.0f, 3) : s;
}

#ifdef cl_khr_fp64
double wrong(double d) {
  return native_sin(d) + fast_length(d);
}
#endif
