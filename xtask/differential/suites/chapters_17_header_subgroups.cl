// std: 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
kernel void basic(global uint *o, global float *f, global long *l) {
  o[0] = get_sub_group_size() + get_max_sub_group_size() + get_num_sub_groups();
  o[1] = get_enqueued_num_sub_groups() + get_sub_group_id() + get_sub_group_local_id();
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
  sub_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_sub_group);
  o[2] = sub_group_all(1) + sub_group_any(0);
  o[3] = sub_group_broadcast(o[0], 3u);
  f[0] = sub_group_reduce_add(f[1]) + sub_group_reduce_min(f[2]) + sub_group_reduce_max(f[3]);
  l[0] = sub_group_scan_exclusive_add(l[1]) + sub_group_scan_inclusive_max(l[2]);
  o[4] = sub_group_scan_exclusive_min(o[5]);
}

#ifdef cl_khr_subgroup_ballot
kernel void ballot(global uint4 *o, global float *f) {
  o[0] = sub_group_ballot(1);
  o[1] = get_sub_group_eq_mask() | get_sub_group_lt_mask();
  o[2].x = sub_group_ballot_bit_count(o[0]) + sub_group_ballot_find_lsb(o[0]);
  o[2].y = sub_group_inverse_ballot(o[1]) + sub_group_ballot_bit_extract(o[1], 3u);
  f[0] = sub_group_broadcast_first(f[1]) + sub_group_non_uniform_broadcast(f[1], 2u);
}
#endif

#ifdef cl_khr_subgroup_shuffle
kernel void shuf(global int *o, global float *f, global char *c) {
  o[0] = sub_group_shuffle(o[1], 1u) + sub_group_shuffle_xor(o[2], 2u);
  f[0] = sub_group_shuffle(f[1], 0u);
  c[0] = sub_group_shuffle_xor(c[1], 4u);
}
#endif

#ifdef cl_khr_subgroup_clustered_reduce
kernel void clus(global int *o) {
  o[0] = sub_group_clustered_reduce_add(o[1], 4u) + sub_group_clustered_reduce_xor(o[2], 2u);
}
#endif
#ifdef cl_khr_subgroup_non_uniform_vote
kernel void vote(global int *o) {
  o[0] = sub_group_elect() + sub_group_non_uniform_all(o[1]) + sub_group_non_uniform_all_equal(o[2]);
}
#endif
