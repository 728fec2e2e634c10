// std: 2.0 3.0
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_work_group_collective_functions)
__kernel void test_wg_all(__global float *in, __global int *out) {
  int tid = get_global_id(0);
  int result = work_group_all(in[tid] > in[tid + 1]);
  out[tid] = result + work_group_any(in[tid] < 0.0f);
}
__kernel void test_wg_broadcast_1D(__global float *in, __global float *out) {
  int tid = get_global_id(0);
  out[tid] = work_group_broadcast(in[tid], get_group_id(0) % get_local_size(0));
}
__kernel void test_wg_broadcast_2D(__global int *in, __global int *out) {
  size_t x = get_group_id(0) % get_local_size(0);
  size_t y = get_group_id(1) % get_local_size(1);
  size_t idx = get_global_id(1) * get_global_size(0) + get_global_id(0);
  out[idx] = work_group_broadcast(in[idx], x, y);
}
__kernel void test_wg_broadcast_3D(__global ulong *in, __global ulong *out) {
  out[0] = work_group_broadcast(in[0], 0, 1, 2);
}
#define TEST_REDUCE(T, OP) \
__kernel void test_wg_##OP##_##T(__global T *in, __global T *out) { \
  size_t tid = get_global_linear_id(); \
  out[tid] = work_group_reduce_##OP(in[tid]); \
  out[tid] += work_group_scan_exclusive_##OP(in[tid]); \
  out[tid] -= work_group_scan_inclusive_##OP(in[tid]); \
}
#define TEST_OPS(T) TEST_REDUCE(T, add) TEST_REDUCE(T, min) TEST_REDUCE(T, max)
TEST_OPS(int)
TEST_OPS(uint)
TEST_OPS(long)
TEST_OPS(ulong)
TEST_OPS(float)
#ifdef cl_khr_fp64
TEST_OPS(double)
#endif
#endif
__kernel void test_ids(__global size_t *out) {
  size_t i = get_global_linear_id();
  out[i] = get_local_linear_id() + get_enqueued_local_size(0) + get_local_size(get_work_dim() - 1);
  out[i] -= get_num_groups(0) * get_global_offset(1);
}
