// std: 1.0 1.2 3.0
// opts: -DUSE_HALF=1
#ifdef USE_HALF
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#else
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
#endif

__kernel void hl0(__global half *p, __global const half *q, __global float8 *f) {
  size_t i = get_global_id(0);
  float8 v = vload8(i, q);
  vstorea_half8_rtz(v * f[i], i, p);
  f[i].s7 = vload_half(i, q + 1);
}

__kernel void hl1(__global half *p, __global const half *q, __global float8 *f) {
  size_t i = get_global_id(0);
  half8 v = vload_half8(i, q);
  vstorea_half8_rtz(v * f[i], i, p);
  f[i].s7 = vload_half(i, q + 1);
}

__kernel void hl2(__global half *p, __global const half *q, __global float8 *f) {
  size_t i = get_global_id(0);
  float8 v = vload_half8(i, q);
  vstorea_half8_rtz(v * f[i], i, p);
  f[i].s7 = q[1];
}

__kernel void hl3(__global const half *p, __global const half *q, __global float8 *f) {
  size_t i = get_global_id(0);
  float8 v = vload_half8(i, q);
  vstorea_half8_rtz(v * f[i], i, p);
  f[i].s7 = vload_half(i, q + 1);
}

__kernel void hl4(half p, __global const half *q, __global float8 *f) {
  size_t i = get_global_id(0);
  float8 v = vload_half8(i, q);
  vstorea_half8_rtz(v * f[i], i, p);
  f[i].s7 = vload_half(i, q + 1);
}

__kernel void hl5(__global half *p, __global const half *q, __global float8 *f) {
  size_t i = get_global_id(0);
  float8 v = vload_half8(i, q);
  vstorea_half8_sat(v * f[i], i, p);
  f[i].s7 = vload_half(i, q + 1);
}

__kernel void hl6(__global half *p, __global const half *q, __global float4 *f) {
  size_t i = get_global_id(0);
  float8 v = vload_half8(i, q);
  vstorea_half8_rtz(v * f[i], i, p);
  f[i].s7 = vload_half(i, q + 1);
}

__kernel void hl7(__global half *p, __global const half *q, __global float8 *f) {
  size_t i = get_global_id(0);
  float8 v = vload_half8(i, q);
  vstorea_half8_rtz(v * f[i], i, p);
  f[i].s7 = half_sqrt(2.0h);
}

__kernel void hl8(__global half *p, __global const half *q, __global float8 *f) {
  size_t i = get_global_id(0);
  float8 v = vload_half8(i, q);
  vstorea_half8_rtz(v * f[i], i, p);
  f[i].s8 = vload_half(i, q + 1);
}

__kernel void hl9(__global half *p, __global const ushort *q, __global float8 *f) {
  size_t i = get_global_id(0);
  float8 v = vload_half8(i, q);
  vstorea_half8_rtz(v * f[i], i, p);
  f[i].s7 = vload_half(i, q + 1);
}
