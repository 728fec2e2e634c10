// std: 1.2 2.0 3.0
// opts: -DPRAGMA

#ifdef PRAGMA
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#pragma OPENCL EXTENSION cl_khr_subgroup_shuffle : enable
#endif

kernel void k(global int *g, float f, double d, float4 v, short s) {
  uint id = get_sub_group_local_id();
  id = get_sub_group_size();
  id = get_max_sub_group_size(1);
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
  sub_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
  sub_group_barrier();
  int r = sub_group_all(1);
  r = sub_group_any(f);
  r = sub_group_any(v);
  r = sub_group_broadcast(r, 0);
  f = sub_group_broadcast(f, 0u);
  v = sub_group_broadcast(v, 0);
  r = sub_group_reduce_add(r);
  f = sub_group_reduce_max(f);
  d = sub_group_scan_exclusive_min(d);
  s = sub_group_scan_inclusive_add(s);
  r = sub_group_reduce_mul(r);
  r = sub_group_shuffle(r, 1);
  r = sub_group_shuffle_xor(r, 1);
  r = sub_group_elect();
  uint4 b = sub_group_ballot(r);
}

#ifdef cl_intel_subgroups
kernel void intel(global uint *g, read_only image2d_t i) {
  uint a = intel_sub_group_block_read(g);
  uint4 b = intel_sub_group_block_read4(g);
  a = intel_sub_group_block_read(i, (int2)(0, 0));
  intel_sub_group_block_write(g, a);
  a = intel_sub_group_shuffle(a, 1);
  ushort s = intel_sub_group_block_read_us(g);
}
#endif
#if defined(__opencl_c_subgroups) || defined(cl_khr_subgroups)
int has = 1;
#endif
