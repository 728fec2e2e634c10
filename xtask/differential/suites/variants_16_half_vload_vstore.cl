// std: 1.1 1.2 3.0
#define COPYN(N)                                                             \
  __kernel void copy##N(__global const float *in, __global float *out) {     \
    size_t i = get_global_id(0);                                             \
    float##N v = vload##N(i, in);                                            \
    vstore##N(v * (float)N, i, out);                                         \
  }
COPYN(2) COPYN(3) COPYN(4) COPYN(8) COPYN(16)
#undef COPYN

__kernel void pack_half(__global const float4 *in, __global half *out, __local half *tmp) {
  size_t i = get_global_id(0);
  vstore_half4(in[i], i, out);
  vstore_half4_rtz(in[i], i, out);
  vstorea_half4_rte(in[i], i, out);
  vstore_half(in[i].x, 4 * i, tmp);
  vstore_half_rtp(in[i].y, 4 * i + 1, tmp);
  vstorea_half3_rtn(in[i].xyz, i, tmp);
}

__kernel void unpack_half(__global const half *in, __constant half *scale, __global float *out) {
  size_t i = get_global_id(0);
  float s = vload_half(0, scale);
  float8 v = vload_half8(i, in) * s;
  float3 w = vloada_half3(i, in);
  vstore8(v, i, out);
  vstore3(w, i, out + 8);
}

__kernel void priv(__global const char *in, __global uchar *out) {
  char buf[16];
  for (int k = 0; k < 4; ++k)
    vstore4(vload4(k, in), k, buf);
  uchar16 r = as_uchar16(vload16(0, buf));
  vstore2(r.hi.odd.lo, get_local_id(0), out);
  vstore8(r.even, 1, out);
}

#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
__kernel void half_axpy(__global half *y, __global const half *x, float a) {
  size_t i = get_global_id(0);
  half8 h = vload8(i, x);
  vstore8(fma(h, (half8)((half)a), vload8(i, y)), i, y);
  y[i] += (half)1.5f * sqrt(x[i]) + 0.5h;
}
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
#endif
