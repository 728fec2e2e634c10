// std: 1.2 2.0 3.0
// Work-group and sub-group collectives, barriers and work-item functions.

kernel void wi(global size_t *out) {
  out[0] = get_global_id(0);
  out[1] = get_local_size(1) + get_num_groups(2);
  out[2] = get_global_offset(0);
  out[3] = get_work_dim();
  out[4] = get_global_linear_id();
  out[5] = get_enqueued_local_size(0);
  out[6] = get_global_id();
  out[7] = get_global_id(1.5f);
}

kernel void sync(void) {
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  mem_fence(CLK_GLOBAL_MEM_FENCE);
  read_mem_fence(CLK_LOCAL_MEM_FENCE);
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  work_group_barrier(CLK_IMAGE_MEM_FENCE, memory_scope_device);
  barrier();
}

kernel void coll(global int *p, float f) {
  int s = work_group_reduce_add(p[0]);
  s = work_group_scan_inclusive_max(s);
  s = work_group_all(s);
  f = work_group_broadcast(f, 0);
  f = work_group_broadcast(f, 0, 0);
  s = work_group_reduce_mul(s);
#ifdef cl_khr_subgroups
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
  s = sub_group_reduce_add(s);
  s += get_sub_group_size();
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
#endif
  s = intel_sub_group_shuffle(s, 0);
}
