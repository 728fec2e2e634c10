// std: 1.0 1.2 3.0
__kernel void test_isequal(__global float4 *a, __global float4 *b, __global int4 *r) {
  int tid = get_global_id(0);
  r[tid] = isequal(a[tid], b[tid]);
}
__kernel void test_isnotequal(__global float *a, __global float *b, __global int *r) {
  int tid = get_global_id(0);
  r[tid] = isnotequal(a[tid], b[tid]);
}
__kernel void test_ordered(__global float8 *a, __global float8 *b, __global int8 *r) {
  int tid = get_global_id(0);
  r[tid] = isordered(a[tid], b[tid]) | isunordered(a[tid], b[tid]);
}
__kernel void test_class(__global float2 *a, __global int2 *r) {
  int tid = get_global_id(0);
  r[tid] = isnan(a[tid]) + isinf(a[tid]) + isfinite(a[tid]) + isnormal(a[tid]) + signbit(a[tid]);
}
__kernel void test_compare(__global float4 *a, __global float4 *b, __global int4 *r) {
  int tid = get_global_id(0);
  r[tid] = a[tid] < b[tid];
  r[tid] |= a[tid] >= b[tid] && a[tid] != b[tid];
  r[tid] &= !(r[tid] == (int4)(0));
}
__kernel void test_select_int(__global int4 *a, __global int4 *b, __global uint4 *c, __global int4 *r) {
  int tid = get_global_id(0);
  r[tid] = select(a[tid], b[tid], c[tid]);
}
__kernel void test_select_float(__global float4 *a, __global float4 *b, __global int4 *c, __global float4 *r) {
  int tid = get_global_id(0);
  r[tid] = select(a[tid], b[tid], c[tid]);
  r[tid] = c[tid] ? a[tid] : b[tid];
}
__kernel void test_select_char(__global char16 *a, __global char16 *b, __global uchar16 *c, __global char16 *r) {
  int tid = get_global_id(0);
  r[tid] = select(a[tid], b[tid], c[tid]);
}
__kernel void test_bitselect(__global float4 *a, __global float4 *b, __global float4 *c, __global float4 *r) {
  int tid = get_global_id(0);
  r[tid] = bitselect(a[tid], b[tid], c[tid]);
}
__kernel void test_any_all(__global char2 *a, __global short8 *b, __global long16 *c, __global int *r) {
  int tid = get_global_id(0);
  r[tid] = any(a[tid]) + all(b[tid]) * 2 + any(c[tid]) * 4;
}
__kernel void test_ternary_scalar(__global float4 *a, __global float4 *b, int c, __global float4 *r) {
  int tid = get_global_id(0);
  r[tid] = c ? a[tid] : b[tid];
  r[tid] = tid > 4 ? 1.0f : a[tid];
}
