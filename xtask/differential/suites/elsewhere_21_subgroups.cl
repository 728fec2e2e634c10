// std: 1.2 2.0 3.0
// opts: -DENABLE=1
// Subgroup functions of the core edition, of KHR and of Intel.

#ifdef ENABLE
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
#pragma OPENCL EXTENSION cl_khr_subgroup_ballot : enable
#endif

kernel __attribute__((intel_reqd_sub_group_size(16)))
void basics(global int *out, global float *f, global uint *u) {
  out[0] = get_sub_group_size();
  out[1] = get_max_sub_group_size();
  out[2] = get_num_sub_groups() + get_enqueued_num_sub_groups();
  out[3] = get_sub_group_id() * get_sub_group_local_id();
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
  sub_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_sub_group);
  out[4] = sub_group_all(out[0] > 1) | sub_group_any(out[1]);
  out[5] = sub_group_broadcast(out[0], 3u);
  f[0] = sub_group_reduce_add(f[1]);
  u[0] = sub_group_scan_exclusive_max(u[1]);
  u[1] = sub_group_scan_inclusive_min(u[1]);
  u[2] = sub_group_reduce_mul(u[1]);
  sub_group_broadcast(out);
}

kernel void khr(global int *out, global float *f) {
#ifdef cl_khr_subgroup_shuffle
  f[0] = sub_group_shuffle(f[1], 3u);
  f[1] = sub_group_shuffle_xor(f[1], 1u);
#endif
#ifdef cl_khr_subgroup_ballot
  uint4 mask = sub_group_ballot(out[0]);
  out[0] = sub_group_ballot_bit_count(mask) + sub_group_ballot_find_lsb(mask);
  out[1] = sub_group_inverse_ballot(get_sub_group_eq_mask());
  out[2] = sub_group_broadcast_first(out[2]);
#endif
#ifdef cl_khr_subgroup_clustered_reduce
  out[3] = sub_group_clustered_reduce_add(out[3], 4u);
#endif
  out[4] = sub_group_non_uniform_reduce_add(out[1]);
  out[5] = sub_group_rotate(out[1], 1);
  out[6] = sub_group_elect();
}

kernel void intel(global uint *p, read_only image2d_t img, global uchar *uc) {
  uint x = intel_sub_group_shuffle(p[0], 1);
  x = intel_sub_group_shuffle_down(p[0], p[1], 2u);
  uint4 b = intel_sub_group_block_read4(p);
  intel_sub_group_block_write4(p, b);
  uint2 i = intel_sub_group_block_read2(img, (int2)(0));
  p[0] = x + i.x;
}

kernel void workgroup(global int *out, global float *f) {
  out[0] = work_group_all(out[0]) + work_group_any(1);
  out[1] = work_group_broadcast(out[1], 0);
  f[0] = work_group_broadcast(f[1], 0, 1) + work_group_broadcast(f[1], 0, 1, 2);
  f[1] = work_group_reduce_max(f[0]);
  f[2] = work_group_scan_inclusive_add(f[1]);
}

__attribute__((intel_reqd_sub_group_size(0))) kernel void zero_size(void) {}
__attribute__((intel_reqd_sub_group_size("8"))) kernel void text_size(void) {}
__attribute__((intel_reqd_sub_group_size(8))) void not_kernel(void) {}
