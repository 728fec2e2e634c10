// std: 1.2 2.0 3.0
__kernel void m0(__global const uchar4 *in, __global float4 *out) {
  size_t gid = get_global_id(0);
  out[gid] = convert_float4_sat(in[gid]);
}
__kernel void m1(__global const uchar4 *in, __global float4 *out) {
  size_t gid = get_global_id(0);
  out[gid] = convert_float3(in[gid]);
}
__kernel void m2(__global const uchar4 *in, __global float4 *out) {
  size_t gid = get_global_id(0);
  out[gid] = (float4)in[gid];
}
__kernel void m3(__global const uchar4 *in, __global float4 *out) {
  size_t gid = get_global_id(0);
  out[gid] = convert_int4(in[gid]);
}
__kernel void m4(__global const uchar4 *in, __global float4 *out) {
  size_t gid = get_global_id(0);
  in[gid] = convert_uchar4(out[gid]);
}
__kernel void m5(__global const uchar4 *in, __global float4 *out) {
  size_t gid = get_global_id(0);
  out[gid] = as_float4(in[gid]);
}
__kernel void m6(__global const uchar4 *in, __global float4 *out) {
  size_t gid = get_global_id(0);
  out[gid] = convert_float4_rte_sat(in[gid]);
}
__kernel void m7(__global const uchar *in, __global float4 *out) {
  size_t gid = get_global_id(0);
  out[gid] = convert_float4(in[gid]);
}
__kernel void m8(const uchar4 *in, __global float4 *out) {
  size_t gid = get_global_id(0);
  out[gid] = convert_float4(in[gid]);
}
__kernel void m9(__global const uchar4 *in, __global float4 *out) {
  size_t gid = get_global_id(0);
  out[gid] = convert_float4(in[gid];
}
