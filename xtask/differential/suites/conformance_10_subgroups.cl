// std: 2.0 3.0
#if __OPENCL_C_VERSION__ == 200
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#endif
#if defined(cl_khr_subgroups) || defined(__opencl_c_subgroups)
typedef struct {
  uint sub_group_size;
  uint max_sub_group_size;
  uint num_sub_groups;
  uint enqueued;
  uint id;
  uint local_id;
} get_test_data;

__kernel void get_test(__global get_test_data *out) {
  get_test_data r;
  r.sub_group_size = get_sub_group_size();
  r.max_sub_group_size = get_max_sub_group_size();
  r.num_sub_groups = get_num_sub_groups();
  r.enqueued = get_enqueued_num_sub_groups();
  r.id = get_sub_group_id();
  r.local_id = get_sub_group_local_id();
  out[get_global_id(0)] = r;
}
__kernel void test_any_all(const __global int *in, __global int2 *xy, __global int *out) {
  int gid = get_global_id(0);
  xy[gid].x = get_sub_group_local_id();
  xy[gid].y = get_sub_group_id();
  out[gid] = sub_group_any(in[gid]) | sub_group_all(in[gid]) << 1;
}
__kernel void test_bcast(const __global float *in, __global float *out) {
  int gid = get_global_id(0);
  float x = in[gid];
  uint which = get_sub_group_size() / 2;
  out[gid] = sub_group_broadcast(x, which);
}
#define SCAN(T) \
__kernel void test_scan_##T(const __global T *in, __global T *out) { \
  int gid = get_global_id(0); \
  T x = in[gid]; \
  out[gid] = sub_group_reduce_add(x) + sub_group_reduce_min(x) + sub_group_reduce_max(x); \
  sub_group_barrier(CLK_GLOBAL_MEM_FENCE); \
  out[gid] += sub_group_scan_inclusive_add(x) + sub_group_scan_exclusive_min(x); \
  sub_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_sub_group); \
}
SCAN(int)
SCAN(uint)
SCAN(long)
SCAN(ulong)
SCAN(float)
#endif
#ifdef cl_khr_subgroup_ballot
__kernel void test_ballot(__global uint4 *out, __global int *in) {
  uint4 b = sub_group_ballot(in[get_global_id(0)] & 1);
  out[get_global_id(0)] = b & get_sub_group_lt_mask();
  in[get_global_id(0)] = sub_group_ballot_bit_count(b) + sub_group_inverse_ballot(b);
}
#endif
#ifdef cl_khr_subgroup_shuffle
__kernel void test_shuffle(__global int *in) {
  int v = in[get_global_id(0)];
  v = sub_group_shuffle(v, 0u) + sub_group_shuffle_xor(v, 1u);
  in[get_global_id(0)] = v;
}
#endif
