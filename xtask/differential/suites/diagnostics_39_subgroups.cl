// std: 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
kernel void k(global int *out, float f, int2 v2, bool p, read_only image2d_t img) {
  uint n = get_sub_group_size();
  n = get_max_sub_group_size();
  n = get_num_sub_groups();
  n = get_sub_group_local_id();
  n = get_sub_group_size(1);
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
  sub_group_barrier();
#if __OPENCL_C_VERSION__ >= 200
  sub_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_device);
#endif
  int a = sub_group_all(p);
  a = sub_group_any(1);
  a = sub_group_broadcast(a, 0);
  v2 = sub_group_broadcast(v2, 0);
  a = sub_group_reduce_add(a);
  f = sub_group_reduce_max(f);
  f = sub_group_scan_inclusive_min(f);
  a = sub_group_scan_exclusive_mul(a);
#ifdef cl_khr_subgroup_ballot
  uint4 b = sub_group_ballot(p);
  a = sub_group_ballot_bit_count(b);
  a = sub_group_ballot_bit_count(a);
#endif
#ifdef cl_khr_subgroup_shuffle
  f = sub_group_shuffle(f, 1u);
  v2 = sub_group_shuffle_xor(v2, 1u);
#endif
#ifdef cl_intel_subgroups
  f = intel_sub_group_shuffle(f, 2);
  uint r = intel_sub_group_block_read((const global uint *)out);
  r = intel_sub_group_block_read(out);
  r = intel_sub_group_block_read(img, v2);
  intel_sub_group_block_write(img, v2, r);
#endif
}
