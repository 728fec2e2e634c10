// std: 1.0 1.2 2.0
// opts: -DUSE_DOUBLE
#ifdef USE_DOUBLE
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef double real;
#define R(x) x
#else
typedef float real;
#define R(x) x##f
#endif

real cnd(real d) {
  const real a1 = R(0.31938153), a2 = R(-0.356563782), a3 = R(1.781477937);
  const real a4 = R(-1.821255978), a5 = R(1.330274429), rsqrt2pi = R(0.39894228040143267794);
  const real k = R(1.0) / (R(1.0) + R(0.2316419) * fabs(d));
  real c = rsqrt2pi * exp(R(-0.5) * d * d) * (k * (a1 + k * (a2 + k * (a3 + k * (a4 + k * a5)))));
  return d > R(0.0) ? R(1.0) - c : c;
}

__kernel void black_scholes(__global real *call, __global real *put,
                            __global const real *S, __global const real *X,
                            __global const real *T, real r, real v, uint n) {
  for (uint i = get_global_id(0); i < n; i += get_global_size(0)) {
    const real sq = sqrt(T[i]);
    const real d1 = (log(S[i] / X[i]) + (r + R(0.5) * v * v) * T[i]) / (v * sq);
    const real d2 = d1 - v * sq;
    const real e = exp(-r * T[i]);
    call[i] = S[i] * cnd(d1) - X[i] * e * cnd(d2);
    put[i] = X[i] * e * (R(1.0) - cnd(d2)) - S[i] * (R(1.0) - cnd(d1));
  }
}

__kernel void binomial(__global real *out, real u, real d, real p, int steps) {
  real v[33];
  for (int i = 0; i <= steps && i < 33; ++i)
    v[i] = max(pown(u, i) * pown(d, steps - i) - R(1.0), R(0.0));
  for (int s = steps; s > 0; --s)
    for (int i = 0; i < s; ++i)
      v[i] = mix(v[i], v[i + 1], p);
  out[get_global_id(0)] = v[0];
}
