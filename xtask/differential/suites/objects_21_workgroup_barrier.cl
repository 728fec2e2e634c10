// std: 1.2 2.0 3.0
// Barriers, fences, work-group functions, work-item functions.
kernel void items(global size_t *o, int d, float f) {
  o[0] = get_global_id(0) + get_local_id(1) + get_group_id(2);
  o[1] = get_global_size(0) + get_local_size(d) + get_num_groups(0);
  o[2] = get_work_dim() + get_global_offset(0);
  o[3] = get_global_id();
  o[4] = get_global_id(0, 1);
  o[5] = get_global_id(f);
  o[6] = get_global_id(o);
  o[7] = get_work_dim(0);
  o[8] = get_global_linear_id() + get_local_linear_id();
  o[9] = get_enqueued_local_size(0);
}

kernel void barriers(global int *g, int n) {
  barrier(CLK_LOCAL_MEM_FENCE);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  mem_fence(CLK_LOCAL_MEM_FENCE);
  read_mem_fence(CLK_GLOBAL_MEM_FENCE);
  write_mem_fence(CLK_GLOBAL_MEM_FENCE);
  barrier(0);
  barrier(n);
  barrier();
  barrier(g);
  barrier(CLK_LOCAL_MEM_FENCE, 1);
  mem_fence();
  n = barrier(CLK_LOCAL_MEM_FENCE);
  if (n) barrier(CLK_LOCAL_MEM_FENCE);
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
}

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_work_group_collective_functions)
kernel void collective(global int *i, global float *f, global ulong *u, local int *l) {
  work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
  work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_device, 1);
  *i = work_group_all(*i) + work_group_any(*i > 2);
  *f = work_group_broadcast(*f, 1);
  *f = work_group_broadcast(*f, 1, 2);
  *i = work_group_broadcast(*i, 1, 2, 3);
  *u = work_group_reduce_add(*u);
  *i = work_group_reduce_max(*i);
  *f = work_group_scan_exclusive_min(*f);
  *i = work_group_scan_inclusive_add(*i);
  work_group_all();
  work_group_any(l);
  work_group_broadcast(*f);
  work_group_broadcast(*f, 1, 2, 3, 4);
  work_group_reduce_add((int2)(1, 2));
  work_group_reduce_add(l);
  work_group_reduce_add((short)1);
  work_group_reduce_mul(*i);
}
#else
kernel void collective(global int *i) { *i = work_group_all(*i); }
#endif
