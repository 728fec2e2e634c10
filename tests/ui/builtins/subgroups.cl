// std: 1.2+

#if defined(cl_khr_subgroups)
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#endif
kernel void k(global int *g, int n, float f, int4 v) {
  uint id = get_sub_group_local_id();
  g[id] = sub_group_reduce_add(n);
  g[id] = sub_group_scan_inclusive_max(f);
  g[id] = sub_group_broadcast(n, 0u);
  v = sub_group_broadcast(v, 0u); //~ ERROR[1.2] CL0604
  g[id] = sub_group_all(n);
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
#if __OPENCL_C_VERSION__ >= 200
  sub_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
#endif
  sub_group_barrier(); //~ ERROR[1.2] CL0603 //~ ERROR[2.0+] CL0604
  g[id] = sub_group_reduce_mul(n); //~ ERROR CL0601
  g[id] = sub_group_shuffle(n, id); //~ ERROR[1.2] CL0602
  uint4 ball = sub_group_ballot(n); //~ ERROR[1.2] CL0602
  g[id] = sub_group_ballot_bit_count(ball); //~ ERROR[1.2] CL0602
  g[id] = sub_group_non_uniform_reduce_add(n); //~ ERROR[1.2] CL0602
  g[id] = sub_group_clustered_reduce_add(n, 4u); //~ ERROR[1.2] CL0602
  g[id] = sub_group_elect(1); //~ ERROR[1.2] CL0602 //~ ERROR[2.0+] CL0603
}
