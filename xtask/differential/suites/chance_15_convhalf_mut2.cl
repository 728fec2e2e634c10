// std: 1.2 2.0 3.0
// opts: -DACT=1
// opts: -DACT=2 -DKSIZE=5
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#ifndef KSIZE
#define KSIZE 3
#endif
#ifndef ACT
#define ACT 0
#endif

half8 activate(half8 x, half alpha) {
#if ACT == 1
  return fmax(x, (half8)(0.0h));
#elif ACT == 2
  return select(x * alpha, x, isgreater(x, (half8)0));
#else
  return 1.0h / (1.0h + exp(-x));
#endif
}

__kernel void conv2d(__global const half *restrict src, __global const half *restrict weights,
                     __constant half *bias, __global half *restrict dst,
                     int4 shape, half alpha) {
  const int oc = get_global_id(0) * 8;
  const int ox = get_global_id(1), oy = get_global_id(2);
  const int W = shape.x, H = shape.y, C = shape.z, O = shape.w;
  half8 acc = vload8(0, bias + oc);

  for (int ky = 0; ky < KSIZE; ++ky) {
    int iy = oy + ky - KSIZE / 2;
    if (iy < 0 || iy >= H) continue;
    for (int kx = 0; kx < KSIZE; ++kx) {
      int ix = ox + kx - KSIZE / 2;
      if (ix < 0 || ix >= W) continue;
      for (int c = 0; c < C; ++c) {
        half s = src[(iy * W + ix) * C + c];
        half8 w = vload8(((ky * KSIZE + kx) * C + c) * O / 8, weights);
        acc = mad((half8)s, w, acc);
      }
    }
  }
  vstore8(activate(acc, alpha), 0, dst + (oy * W + ox) * O + oc);
}

volatile void quantize(__global const half *x, __global char *q, float scale, int zero) {
  size_t i = get_global_id(0);
  float4 v = vload_half4(i, x) * scale;
  int4 r = convert_int4_rte(v) + zero;
  vstore4(convert_char4_sat(r), i, q);
}

__kernel void softmax(__global float *logits, int n) {
  __global float *row = logits + get_global_id(0) * n;
  float m = -MAXFLOAT, sum = 0.0f;
  for (int i = 0; i < n; ++i) m = max(m, row[i]);
  for (int i = 0; i < n; ++i) sum += (row[i] = native_exp(row[i] - m));
  for (int i = 0; i < n; ++i) row[i] /= sum;
}
