// std: 1.2+

#pragma OPENCL EXTENSION cl_khr_subgroups : enable

#ifndef cl_khr_subgroups
#error cl_khr_subgroups expected //~ ERROR[1.2] CL0115
#endif

kernel void k(global int *out, global float *f) {
  uint a = get_sub_group_size();
  uint b = get_max_sub_group_size();
  uint c = get_num_sub_groups();
  uint d = get_sub_group_id();
  uint e = get_sub_group_local_id();
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
  sub_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group); //~ ERROR[1.2] CL0501
  out[0] = sub_group_all(out[1]);
  out[2] = sub_group_any(1.5f);
  f[0] = sub_group_broadcast(f[1], 0u);
  f[1] = sub_group_reduce_add(f[2]);
  out[3] = sub_group_scan_inclusive_max(out[4]);
  out[5] = sub_group_reduce_mul(out[6]); //~ ERROR CL0601
  out[7] = sub_group_reduce_min((int2)(1, 2)); //~ ERROR CL0604
  sub_group_barrier(); //~ ERROR[1.2] CL0603 //~ ERROR[2.0+] CL0604
  int g = get_sub_group_size(1); //~ ERROR CL0603
}
