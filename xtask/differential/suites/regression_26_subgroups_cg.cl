// std: 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_subgroups : enable

kernel void k(global int *out, int v) {
  uint l = get_sub_group_local_id();
  out[l] = sub_group_broadcast(v, 0);
  out[1] = sub_group_reduce_add(v);
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
  if (sub_group_any(v))
    out[2] = get_max_sub_group_size();
}

kernel void child(global int *out) {
  ndrange_t n = ndrange_1D(8);
  void (^b)(void) = ^{ out[0] = 1; };
  out[3] = get_kernel_sub_group_count_for_ndrange(n, b);
  out[4] = get_kernel_max_sub_group_size_for_ndrange(n, ^{ });
}
