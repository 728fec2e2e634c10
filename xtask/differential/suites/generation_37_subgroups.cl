// std: 1.2 2.0 3.0
// opts: -DPLAIN_RUN=1
// Sub-group functions.
#pragma OPENCL EXTENSION cl_khr_subgroups : enable

kernel void k(global int *o, float f, float4 v, global uint *u, read_only image2d_t img) {
  uint a = get_sub_group_size() + get_max_sub_group_size();
  a += get_num_sub_groups() + get_sub_group_id() + get_sub_group_local_id();
  a += get_sub_group_id(0);
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
#if __OPENCL_C_VERSION__ >= 200
  a += get_enqueued_num_sub_groups();
  sub_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_sub_group);
#endif
  o[0] = sub_group_all(1) + sub_group_any(o[1]);
  o[1] = sub_group_broadcast(o[0], 3);
  f = sub_group_broadcast(f, 0u);
  v = sub_group_broadcast(v, 0);
  o[2] = sub_group_reduce_add(o[2]);
  f = sub_group_reduce_max(f);
  f = sub_group_scan_exclusive_add(f);
  o[3] = sub_group_scan_inclusive_min(o[3]);
  o[4] = sub_group_reduce_mul(o[4]);
  o[5] = sub_group_all();
#ifdef cl_intel_subgroups
  o[6] = intel_sub_group_shuffle(o[6], 1);
  v = intel_sub_group_shuffle(v, 1);
  f = intel_sub_group_shuffle_down(f, f, 1);
  u[0] = intel_sub_group_block_read(u);
  uint4 b = intel_sub_group_block_read4(img, (int2)(0));
  intel_sub_group_block_write(u, 4);
#else
  o[6] = intel_sub_group_shuffle(o[6], 1);
#endif
#ifdef cl_khr_subgroup_shuffle
  o[7] = sub_group_shuffle(o[7], 1u) + sub_group_shuffle_xor(o[7], 1u);
#endif
#ifdef cl_khr_subgroup_ballot
  uint4 m = sub_group_ballot(o[8]);
  o[9] = sub_group_ballot_bit_count(m) + sub_group_inverse_ballot(m);
  v = sub_group_broadcast_first(f);
#endif
  o[10] = work_group_reduce_add(o[10]) + work_group_all(1);
}
