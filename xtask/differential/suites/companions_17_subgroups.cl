// std: 1.2 2.0 3.0

#ifdef cl_khr_subgroups
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#endif

kernel void ids(global uint *out) {
  out[0] = get_sub_group_size();
  out[1] = get_max_sub_group_size();
  out[2] = get_num_sub_groups();
  out[3] = get_enqueued_num_sub_groups();
  out[4] = get_sub_group_id();
  out[5] = get_sub_group_local_id();
}

kernel void ops(global int *out, int x, float f) {
  sub_group_barrier(CLK_GLOBAL_MEM_FENCE);
  out[0] = sub_group_all(x);
  out[1] = sub_group_any(x);
  out[2] = sub_group_broadcast(x, 0);
  out[3] = sub_group_reduce_add(x);
  out[4] = sub_group_scan_exclusive_max(x);
  out[5] = sub_group_scan_inclusive_min(x);
  f = sub_group_reduce_add(f);
#if __OPENCL_C_VERSION__ >= 200
  sub_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
#endif
}
