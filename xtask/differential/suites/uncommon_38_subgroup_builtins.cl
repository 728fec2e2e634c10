// std: 1.2 2.0 3.0
// opts: -D__opencl_c_subgroups=1

// Work-group and sub-group functions, the khr and the intel extensions.

#ifdef cl_khr_subgroups
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#endif

kernel void base(global int *g, int n, float f, int4 v) {
  n = get_sub_group_size();
  n = get_sub_group_size(0);
  n = get_max_sub_group_size();
  n = get_num_sub_groups();
  n = get_enqueued_num_sub_groups();
  n = get_sub_group_id();
  n = get_sub_group_local_id();
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
  sub_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_device);
  sub_group_barrier();
  n = sub_group_all(n);
  n = sub_group_any(f);
  n = sub_group_any(v);
  f = sub_group_broadcast(f, 0);
  f = sub_group_broadcast(f);
  v = sub_group_broadcast(v, 0);
  n = sub_group_reduce_add(n);
  f = sub_group_reduce_max(f);
  f = sub_group_scan_exclusive_min(f);
  v = sub_group_scan_inclusive_add(v);
  n = sub_group_reduce_mul(n);
  n = sub_group_reduce_add(g);
}

kernel void wg(int n, float f, int2 v, bool b) {
  n = work_group_all(n);
  n = work_group_any(b);
  f = work_group_broadcast(f, 0);
  f = work_group_broadcast(f, 0, 1);
  f = work_group_broadcast(f, 0, 1, 2);
  f = work_group_broadcast(f, 0, 1, 2, 3);
  n = work_group_reduce_add(n);
  v = work_group_reduce_add(v);
  f = work_group_scan_inclusive_max(f);
  n = work_group_reduce_mul(n);
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
  work_group_barrier();
  barrier(CLK_LOCAL_MEM_FENCE);
  barrier();
  barrier(n, n);
}

kernel void khr(int n, float f, int4 v, uint4 m, char c, double d) {
  n = sub_group_elect();
  n = sub_group_non_uniform_all(n);
  f = sub_group_non_uniform_broadcast(f, 0u);
  v = sub_group_non_uniform_broadcast(v, 0u);
  f = sub_group_broadcast_first(f);
  m = sub_group_ballot(n);
  n = sub_group_inverse_ballot(m);
  n = sub_group_inverse_ballot(n);
  n = sub_group_ballot_bit_count(m);
  m = get_sub_group_eq_mask();
  n = sub_group_shuffle(n, 1u);
  c = sub_group_shuffle_xor(c, 1u);
  f = sub_group_shuffle_up(f, 1u);
  v = sub_group_shuffle_down(v, 1u);
  n = sub_group_rotate(n, 1);
  n = sub_group_clustered_rotate(n, 1, 4u);
  n = sub_group_clustered_reduce_add(n, 4u);
  d = sub_group_clustered_reduce_add(d, 4u);
  n = sub_group_non_uniform_reduce_mul(n);
  n = sub_group_non_uniform_scan_inclusive_logical_and(n);
}

kernel void intel(global uint *g, local uint *l, int n, float f, float4 f4,
                  read_only image2d_t im, write_only image2d_t wi, int2 c) {
  n = intel_sub_group_shuffle(n, 1u);
  f = intel_sub_group_shuffle_xor(f, 1u);
  f4 = intel_sub_group_shuffle(f4, 1u);
  n = intel_sub_group_shuffle_up(n, n, 1u);
  n = intel_sub_group_shuffle_up(n, 1u);
  uint u = intel_sub_group_block_read(g);
  u = intel_sub_group_block_read(l);
  u = intel_sub_group_block_read(im, c);
  u = intel_sub_group_block_read(wi, c);
  uint4 u4 = intel_sub_group_block_read4(g);
  u4 = intel_sub_group_block_read(g);
  intel_sub_group_block_write(g, u);
  intel_sub_group_block_write(wi, c, u);
  intel_sub_group_block_write(im, c, u);
  ushort s = intel_sub_group_block_read_us((global ushort *)g);
}
