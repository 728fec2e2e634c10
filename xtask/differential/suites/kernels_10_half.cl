// std: 1.0 1.2 3.0
// opts: -DNOFP16=1
#ifndef NOFP16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#endif

__kernel void load(const __global half *p, __global float4 *f) {
  size_t i = get_global_id(0);
  f[i] = vload_half4(i, p);
  f[i] += vloada_half4(i, p);
  f[i].x = vload_half(3 * i, p);
}

#define STORE(N, MODE)                                                         \
  __kernel void store##N##MODE(const __global float##N *f, __global half *p) { \
    size_t i = get_global_id(0);                                               \
    vstore_half##N##MODE(f[i], i, p);                                          \
    vstorea_half##N##MODE(f[i], i, p);                                         \
  }
STORE(2, )
STORE(4, _rte)
STORE(8, _rtz)
STORE(16, _rtp)

__kernel void scratch(__global float *f) {
  __private half *q = (__private half *)0;
  ushort bits[4];
  vstore_half4((float4)(1, 2, 3, 4), 0, (__private half *)bits);
  f[0] = bits[2];
}

#ifndef NOFP16
__kernel void arith(__global half *a, __global half4 *b, half s) {
  size_t i = get_global_id(0);
  half h = a[i] * s + 1.0h;
  half4 v = b[i] * h - (half4)(0.5h);
  v = fma(v, v, b[i + 1]);
  a[i] = dot(v, v) + sqrt(fabs(h));
  b[i] = select(v, -v, isless(v, (half4)(0.0h)));
  b[i].lo = convert_half2(convert_float2(v.hi));
  short4 bits = as_short4(v) & (short4)0x7fff;
  b[i + 1] = as_half4(bits);
}

half clampHalf(half x) { return x > (half)HALF_MAX ? HALF_MAX : clamp(x, -1.0h, 1.0h); }
#else
__kernel void no_arith(__global half *a, __global float *f) {
  vstore_half_rtn(f[0], 0, a + 1);
  f[1] = vload_half(1, &a[1]);
}
#endif
__kernel void half_funcs(__global float *f, __global float4 *v) {
  f[0] = half_sin(f[0]) + half_rsqrt(f[1]) * half_divide(f[2], f[3]);
  v[0] = half_powr(v[0], v[1]) + native_exp2(v[2]);
}
