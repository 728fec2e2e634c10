// std: 1.0 1.2 2.0 3.0
__kernel void test_vload_half(const __global half *p, __global float *f) {
  size_t i = get_global_id(0);
  f[i] = vload_half(i, p);
}
__kernel void test_vload_half4(const __global half *p, __global float4 *f) {
  size_t i = get_global_id(0);
  f[i] = vload_half4(i, p);
}
__kernel void test_vloada_half16(const __global half *p, __global float16 *f) {
  size_t i = get_global_id(0);
  f[i] = vloada_half16(i, p);
}
__kernel void test_vload_half_local(const __global half *p, __global float *f, __local half *l) {
  size_t lid = get_local_id(0);
  __local ushort *ul = (__local ushort *)l;
  const __global ushort *up = (const __global ushort *)p;
  ul[lid] = up[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  f[get_global_id(0)] = vload_half(lid, l);
}
__kernel void test_vload_half_constant(__constant half *p, __global float2 *f) {
  size_t i = get_global_id(0);
  f[i] = vload_half2(i, p);
}
__kernel void test_vload_half_private(__global const ushort *p, __global float *f) {
  __private ushort data[16];
  for (int i = 0; i < 16; i++) data[i] = p[i];
  f[get_global_id(0)] = vload_half(get_global_id(0) & 15, (const __private half *)data);
}
#define STORE(R) \
__kernel void test_vstore_half##R(__global float *p, __global half *f) { \
  size_t i = get_global_id(0); \
  vstore_half##R(p[i], i, f); \
} \
__kernel void test_vstore_half8##R(__global float8 *p, __global half *f) { \
  size_t i = get_global_id(0); \
  vstore_half8##R(p[i], i, f); \
} \
__kernel void test_vstorea_half2##R(__global float2 *p, __global half *f) { \
  size_t i = get_global_id(0); \
  vstorea_half2##R(p[i], i, f); \
}
STORE()
STORE(_rte)
STORE(_rtz)
STORE(_rtp)
STORE(_rtn)
#if __OPENCL_C_VERSION__ >= 110
__kernel void test_vstorea_half3(__global float *p, __global half *f) {
  size_t i = get_global_id(0);
  vstorea_half3(vload3(i, p), i, f);
  vstore_half3_rtp(vload3(i, p), i, f);
}
#endif
__kernel void test_sizeof_half(__global half *h, __global int *r) {
  r[0] = sizeof(half);
  r[1] = sizeof(*h);
  r[2] = (int)(h + 1 - h);
}
