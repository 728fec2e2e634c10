// std: 1.2 2.0
#ifdef cl_khr_subgroups
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#endif
#if __OPENCL_C_VERSION__ >= 200
kernel void bar(global unsigned *buf) {
  ndrange_t n;
  int i = 0;
  buf[0] = get_kernel_work_group_size(^{});
  buf[1] = get_kernel_work_group_size(^(local void *p) {});
  buf[2] = get_kernel_work_group_size(^(int p) {}); // expected-error
  buf[3] = get_kernel_work_group_size(1); // expected-error
  buf[4] = get_kernel_work_group_size(^{}, 1); // expected-error
  buf[5] = get_kernel_work_group_size(i); // expected-error
  buf[6] = get_kernel_preferred_work_group_size_multiple(^{});
  buf[7] = get_kernel_preferred_work_group_size_multiple(buf); // expected-error
  buf[8] = get_kernel_sub_group_count_for_ndrange(n, ^{});
  buf[9] = get_kernel_sub_group_count_for_ndrange(i, ^{}); // expected-error
  buf[10] = get_kernel_sub_group_count_for_ndrange(n, i); // expected-error
  buf[11] = get_kernel_sub_group_count_for_ndrange(n); // expected-error
  buf[12] = get_kernel_max_sub_group_size_for_ndrange(n, ^(local void *p) {});
  buf[13] = get_kernel_max_sub_group_size_for_ndrange(n, ^(int *p) {}); // expected-error
}
#else
kernel void bar(global unsigned *buf) {
  buf[0] = get_kernel_work_group_size(1); // expected-error
  int enqueue_kernel = 0;
  ndrange_t n; // expected-error
}
#endif
