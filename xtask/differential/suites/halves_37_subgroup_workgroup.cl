// std: 1.2 2.0 3.0
// opts:
// opts: -DINTEL=1
// Work-group and sub-group functions, barriers.

kernel void wi(global size_t *o) {
  o[0] = get_global_id(0) + get_local_size(1) + get_group_id(2) + get_work_dim();
  o[1] = get_num_groups(0) + get_global_offset(0);
  barrier(CLK_LOCAL_MEM_FENCE);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  mem_fence(CLK_GLOBAL_MEM_FENCE);
  read_mem_fence(CLK_LOCAL_MEM_FENCE);
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  work_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_device);
  o[2] = get_enqueued_local_size(0) + get_global_linear_id() + get_local_linear_id();
  barrier();
  get_global_id();
  get_work_dim(0);
}

kernel void wg(global int *o, float f, char c, double d, float4 v) {
  o[0] = work_group_all(o[0]) + work_group_any(o[1] > 2);
  o[1] = work_group_reduce_add(o[1]);
  f = work_group_scan_exclusive_max(f);
  d = work_group_scan_inclusive_min(d);
  o[2] = work_group_broadcast(o[2], 0);
  o[3] = work_group_broadcast(o[2], 0, 1, 2);
  c = work_group_reduce_max(c);
  v = work_group_reduce_add(v);
  o[4] = work_group_reduce_mul(o[4]);
}

#pragma OPENCL EXTENSION cl_khr_subgroups : enable
kernel void sg(global int *o, float f, short s) {
  o[0] = get_sub_group_size() + get_max_sub_group_size() + get_sub_group_local_id();
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
  o[1] = sub_group_all(1) + sub_group_reduce_add(o[1]) + sub_group_broadcast(o[2], 3u);
  f = sub_group_scan_inclusive_max(f);
  s = sub_group_reduce_min(s);
#ifdef cl_khr_subgroup_shuffle
  o[2] = sub_group_shuffle(o[2], 1) + sub_group_shuffle_xor(o[3], 1);
#endif
#ifdef cl_khr_subgroup_ballot
  uint4 b = sub_group_ballot(o[0]);
  o[3] = sub_group_ballot_bit_count(b);
#endif
#ifdef INTEL
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
  f = intel_sub_group_shuffle(f, 2u);
  uint4 r = intel_sub_group_block_read4((const global uint *)o);
  intel_sub_group_block_write((global uint *)o, r.x);
  s = intel_sub_group_shuffle(s, 1);
#endif
}
