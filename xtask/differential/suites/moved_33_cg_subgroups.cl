// std: 1.2 2.0 3.0
// Sub-group and work-group functions; Intel's block reads.
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
kernel void sg(global uint *p, global float *f, read_only image2d_t img) {
  uint n = get_sub_group_size();
  n += get_sub_group_local_id() + get_num_sub_groups();
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
  p[0] = sub_group_reduce_add(n);
  f[0] = sub_group_scan_exclusive_max(f[1]);
  p[1] = sub_group_broadcast(n, 0);
  int a = sub_group_all(n > 1) || sub_group_any(n);
#ifdef cl_intel_subgroups
  uint4 r = intel_sub_group_block_read4(p);
  intel_sub_group_block_write4(p, r);
  f[2] = intel_sub_group_shuffle(f[0], 1u);
  f[3] = intel_sub_group_shuffle_down(f[0], f[1], 1u);
  r = intel_sub_group_block_read4(img, (int2)(0, 0));
#endif
#ifdef cl_khr_subgroup_ballot
  uint4 b = sub_group_ballot(a);
  n = sub_group_ballot_bit_count(b);
#endif
#ifdef cl_khr_subgroup_shuffle
  f[4] = sub_group_shuffle_xor(f[0], 3);
#endif
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_work_group_collective_functions)
  p[2] = work_group_reduce_min(n);
  f[5] = work_group_scan_inclusive_add(f[0]);
  p[3] = work_group_broadcast(n, 0, 1);
  a = work_group_all(a);
  work_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_device);
  work_group_reduce_mul(n);
#endif
}
