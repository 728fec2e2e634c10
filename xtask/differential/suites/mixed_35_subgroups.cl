// std: 1.2 2.0 3.0
// Sub-group built-ins: core, khr and intel.

#ifdef cl_khr_subgroups
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#endif

kernel void core(global int *out, float f, int4 v, char c) {
  uint id = get_sub_group_id();
  id = get_sub_group_local_id(0);
  out[0] = sub_group_reduce_add(*out);
  out[1] = sub_group_scan_inclusive_max(f);
  out[2] = sub_group_broadcast(*out, 0u);
  out[3] = sub_group_broadcast(*out);
  v = sub_group_reduce_min(v);
  out[4] = sub_group_all(1);
  out[5] = sub_group_any(v);
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
  sub_group_barrier();
  out[6] = sub_group_reduce_mul(*out);
  out[7] = work_group_reduce_add(*out);
  out[8] = work_group_all(f);
}

#ifdef cl_khr_subgroup_shuffle
kernel void shuffle(global int *out, int4 v) {
  out[0] = sub_group_shuffle(*out, 1);
  out[1] = sub_group_shuffle_xor(*out, 1u);
  v = sub_group_shuffle(v, 1);
}
#endif

#ifdef cl_intel_subgroups
kernel void intel(global uint *out, uint4 v, global float *f) {
  out[0] = intel_sub_group_shuffle(*out, 1);
  v = intel_sub_group_shuffle(v, 1);
  out[1] = intel_sub_group_shuffle_up(*out, *out);
  out[2] = intel_sub_group_block_read(out);
  out[3] = intel_sub_group_block_read(f);
  intel_sub_group_block_write(out, 1u);
  intel_sub_group_block_write(f, 1u);
}
#endif

void query(ndrange_t nd) {
  uint a = get_kernel_max_sub_group_size_for_ndrange(nd, ^{});
  a = get_kernel_sub_group_count_for_ndrange(nd, ^(int i) {});
  a = get_kernel_sub_group_count_for_ndrange(1, ^{});
  a = get_kernel_sub_group_count_for_ndrange(nd);
}
