// std: 1.2 2.0 3.0
// get_kernel_work_group_size and its kin.
#if __OPENCL_C_VERSION__ >= 200
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
kernel void other(global int *p) {}

kernel void queries(global uint *o, int n) {
  ndrange_t nd = ndrange_1D(64);
  void (^plain)(void) = ^{ o[0] = 1; };
  void (^one)(local void *) = ^(local void *a) {};
  o[0] = get_kernel_work_group_size(plain);
  o[1] = get_kernel_work_group_size(one);
  o[2] = get_kernel_work_group_size(^{ o[3] = 2; });
  o[3] = get_kernel_preferred_work_group_size_multiple(plain);
  o[4] = get_kernel_preferred_work_group_size_multiple(^(local void *a, local void *b) {});
  o[5] = get_kernel_sub_group_count_for_ndrange(nd, plain);
  o[6] = get_kernel_max_sub_group_size_for_ndrange(nd, one);
  o[7] = get_kernel_sub_group_count_for_ndrange(nd, ^{});

  o[8] = get_kernel_work_group_size(n);
  o[9] = get_kernel_work_group_size(other);
  o[10] = get_kernel_work_group_size();
  o[11] = get_kernel_work_group_size(plain, one);
  o[12] = get_kernel_work_group_size(^(int i) {});
  o[13] = get_kernel_work_group_size(^(local int *i) {});
  o[14] = get_kernel_work_group_size(^(local void *a, int i) {});
  o[15] = get_kernel_preferred_work_group_size_multiple(1);
  o[16] = get_kernel_preferred_work_group_size_multiple(^(global void *a) {});
  o[17] = get_kernel_sub_group_count_for_ndrange(plain, nd);
  o[18] = get_kernel_sub_group_count_for_ndrange(nd);
  o[19] = get_kernel_sub_group_count_for_ndrange(nd, n);
  o[20] = get_kernel_max_sub_group_size_for_ndrange(n, plain);
  o[21] = get_kernel_max_sub_group_size_for_ndrange(nd, ^(float f) {});
  o[22] = get_kernel_max_sub_group_size_for_ndrange(nd, plain, 1);
}
#else
kernel void queries(global uint *o) {
  o[0] = get_kernel_work_group_size(o);
  o[1] = get_kernel_preferred_work_group_size_multiple(o);
  o[2] = enqueue_kernel(o, 0, 0, 0);
}
#endif
