// std: 1.2 2.0 3.0

kernel void query(global uint *out) {
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_device_enqueue)
  ndrange_t nd = ndrange_2D((size_t[2]){4, 4});
  void (^const b0)(void) = ^{};
  void (^const b1)(local void *) = ^(local void *p) {};
  void (^const b2)(global int *) = ^(global int *p) {};
  int x;
  out[0] = get_kernel_work_group_size(b0);
  out[1] = get_kernel_work_group_size(b1);
  out[2] = get_kernel_work_group_size(b2);
  out[3] = get_kernel_work_group_size(x);
  out[4] = get_kernel_work_group_size();
  out[5] = get_kernel_work_group_size(b0, 1);
  out[6] = get_kernel_preferred_work_group_size_multiple(b0);
  out[7] = get_kernel_preferred_work_group_size_multiple(query);
  out[8] = get_kernel_max_sub_group_size_for_ndrange(nd, b0);
  out[9] = get_kernel_max_sub_group_size_for_ndrange(b0, nd);
  out[10] = get_kernel_sub_group_count_for_ndrange(nd, b1);
  out[11] = get_kernel_sub_group_count_for_ndrange(1, b1);
  out[12] = get_kernel_sub_group_count_for_ndrange(nd);
#else
  out[0] = get_kernel_work_group_size(out);
#endif
}
