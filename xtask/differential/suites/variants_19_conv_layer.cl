// std: 1.2 2.0
// opts: -DACT=RELU -DKSZ=5 -DDTYPE=float8 -DVEC=8
//
//
#define RELU 1
#define TANH 2
#define LEAKY 3
#ifndef ACT
#define ACT LEAKY
#define KSZ 3
#define DTYPE float4
#define VEC 4
#endif
#define VLOAD_(n) vload##n
#define VLOAD(n) VLOAD_(n)
#define VSTORE_(n) vstore##n
#define VSTORE(n) VSTORE_(n)

static inline __attribute__((always_inline)) DTYPE activate(DTYPE x) {
#if ACT == RELU
  return fmax(x, (DTYPE)0.0f);
#elif ACT == TANH
  return tanh(x);
#elif ACT == LEAKY
  return select(x, x * 0.01f, x < 0.0f);
#else
#error unknown activation
#endif
}

__attribute__((vec_type_hint(DTYPE)))
__kernel void conv2d(__global const float *in, __constant float *wt, __constant float *bias,
                     __global float *out, const int4 dims, const int2 stride) {
  const int ox = get_global_id(0) * VEC, oy = get_global_id(1), oc = get_global_id(2);
  DTYPE acc = bias[oc];
  for (int ic = 0; ic < dims.z; ++ic)
    for (int ky = 0; ky < KSZ; ++ky) {
      __global const float *row = in + (ic * dims.y + oy * stride.y + ky) * dims.x;
      __attribute__((opencl_unroll_hint(KSZ)))
      for (int kx = 0; kx < KSZ; ++kx)
        acc = mad(VLOAD(VEC)(0, row + ox * stride.x + kx),
                  wt[((oc * dims.z + ic) * KSZ + ky) * KSZ + kx], acc);
    }
  VSTORE(VEC)(activate(acc), 0, &out[(oc * dims.w + oy) * dims.x + ox]);
}

__kernel void softmax(__global float *x, int n, __local float *red) {
  float m = -FLT_MAX, s = 0.f;
  for (int i = 0; i < n; ++i) m = max(m, x[i]);
  for (int i = 0; i < n; ++i) s += (x[i] = native_exp(x[i] - m));
  for (int i = 0; i < n; ++i) x[i] = native_divide(x[i], s);
  red[0] = s;
}
