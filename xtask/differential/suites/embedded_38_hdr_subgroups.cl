// std: 1.2 2.0 3.0
// Declarations of the default header must follow extension macros.
#ifdef cl_khr_subgroups
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#endif
#ifdef cl_intel_subgroups
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
#endif
kernel void sg(global uint *o, global float *f, read_only image2d_t img) {
  o[0] = get_sub_group_size() + get_max_sub_group_size();
  o[1] = get_sub_group_local_id();
  o[2] = sub_group_reduce_add(o[1]);
  f[0] = sub_group_scan_exclusive_min(f[1]);
  o[3] = sub_group_broadcast(o[1], 0u);
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
  o[4] = intel_sub_group_shuffle(o[1], 3u);
  o[5] = intel_sub_group_block_read(o);
  intel_sub_group_block_write2(o, (uint2)(1, 2));
#ifdef cl_khr_subgroup_ballot
  uint4 b = sub_group_ballot(o[1] == 2);
  o[6] = sub_group_ballot_bit_count(b);
#endif
#ifdef cl_khr_subgroup_shuffle
  o[7] = sub_group_shuffle_xor(o[1], 1u);
#endif
#ifdef cl_khr_subgroup_clustered_reduce
  o[8] = sub_group_clustered_reduce_add(o[1], 4u);
#endif
#if defined(cl_khr_integer_dot_product)
  o[9] = dot((uchar4)(1), (uchar4)(2));
#endif
  o[10] = sub_group_reduce_mul(o[1]);
}
