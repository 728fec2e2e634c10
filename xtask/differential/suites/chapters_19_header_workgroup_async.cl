// std: 1.0 1.2 2.0 3.0
#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif
typedef struct { int a; } S;

kernel void async(local float *l, global float *g, local int4 *l4, const global int4 *g4, uint n) {
  event_t e = async_work_group_copy(l, (const global float *)g, n, (event_t)0);
  e = async_work_group_copy(g, l, n, e);
  e = async_work_group_copy(l4, g4, 16, 0);
  e = async_work_group_strided_copy(l4, g4, 16, 2, e);
  event_t evs[2];
  evs[0] = evs[1] = e;
  wait_group_events(2, evs);
  wait_group_events(1, &e);
  prefetch(g, n);
  prefetch(g4, 4);
}

kernel void sync(global size_t *o, local int *l) {
  uint d = get_work_dim();
  o[0] = get_global_size(0) + get_global_id(1) + get_local_size(2) + get_local_id(0);
  o[1] = get_num_groups(d) + get_group_id(0);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  mem_fence(CLK_LOCAL_MEM_FENCE);
  read_mem_fence(CLK_GLOBAL_MEM_FENCE);
#if __OPENCL_C_VERSION__ >= 110
  o[2] = get_global_offset(0);
#endif
#if __OPENCL_C_VERSION__ >= 200
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  work_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_device);
  o[3] = get_enqueued_local_size(0) + get_global_linear_id() + get_local_linear_id();
#endif
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_work_group_collective_functions)
  o[4] = work_group_all(1) + work_group_any(l[0]);
  l[0] = work_group_broadcast(l[1], 0) + work_group_broadcast(l[1], 0, 1) + work_group_broadcast(l[2], 0, 1, 2);
  l[1] = work_group_reduce_add(l[0]) + work_group_scan_exclusive_max(l[1]) + work_group_scan_inclusive_min(l[2]);
  o[5] = work_group_reduce_max(o[4]);
#endif
}
