// std: 1.2 2.0 3.0
#ifdef cl_khr_subgroups
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#endif
kernel void basic(global int *out, int4 v, float f) {
  uint a = get_sub_group_size();
  a = get_max_sub_group_size();
  a = get_sub_group_id();
  a = get_sub_group_local_id(1);
  a = get_num_sub_groups();
  a = get_enqueued_num_sub_groups();
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
  sub_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_sub_group);
  sub_group_barrier();
  int r = sub_group_all(1);
  r = sub_group_any(v);
  r = sub_group_broadcast(r, 0);
  v = sub_group_broadcast(v, 0);
  r = sub_group_reduce_add(r);
  f = sub_group_reduce_max(f);
  r = sub_group_scan_exclusive_min(v);
  r = sub_group_scan_inclusive_add(out);
}
#ifdef cl_khr_subgroup_shuffle
int shuffle(int a, uint i) { return sub_group_shuffle(a, i) + sub_group_shuffle_xor(a, i); }
int shuffle_bad(global int *a) { return sub_group_shuffle(a, 1); }
#endif
#ifdef cl_khr_subgroup_ballot
uint4 ballot(int p) { return sub_group_ballot(p); }
uint ballot_bad(int p) { return sub_group_ballot(p); }
#endif
#ifdef cl_khr_subgroup_rotate
int rot(int a) { return sub_group_rotate(a, 1) + sub_group_clustered_rotate(a, 1, 4); }
#endif
#ifdef cl_intel_subgroups
int ish(int a) { return intel_sub_group_shuffle(a, 0u); }
uint4 ibr(const global uint *p) { return intel_sub_group_block_read4(p); }
uint4 ibr_bad(const local uint *p) { return intel_sub_group_block_read4(p); }
#endif
