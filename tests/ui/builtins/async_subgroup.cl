// std: 1.2+

// Async copies, and sub-group functions behind their features.

kernel void copies(local float *l, global float *g, private float *p, constant float *c, const global float4 *g4, local float4 *l4) { //~ ERROR CL0704
  event_t e = async_work_group_copy(l, g, 16, 0);
  e = async_work_group_copy(g, l, 16, e);
  e = async_work_group_copy(l, l, 16, e); //~ ERROR CL0604
  e = async_work_group_copy(l, p, 16, e); //~ ERROR CL0604
  e = async_work_group_copy(l, c, 16, e); //~ ERROR CL0604
  e = async_work_group_copy(l4, g4, 4, e);
  e = async_work_group_copy(l4, g, 4, e); //~ ERROR CL0604
  e = async_work_group_strided_copy(l, g, 16, 2, e);
  e = async_work_group_strided_copy(l, g, 16, e); //~ ERROR CL0604
  int n = async_work_group_copy(l, g, 16, 0); //~ ERROR CL0506
  wait_group_events(1, &e);
  prefetch(g, 16);
  prefetch(l, 16); //~ ERROR CL0604
}

#if defined(cl_khr_subgroups) || defined(__opencl_c_subgroups)
void sub(float f, int4 v) {
  uint id = get_sub_group_local_id();
  float r = sub_group_reduce_add(f);
  r = sub_group_broadcast(f, 0u);
  r = sub_group_broadcast(f); //~ ERROR[2.0+] CL0604
  v = sub_group_scan_inclusive_max(v); //~ ERROR[2.0+] CL0604
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
  sub_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_sub_group);
  sub_group_barrier(); //~ ERROR[2.0+] CL0604
  int a = sub_group_any(1) + sub_group_all(f);
}
#endif
