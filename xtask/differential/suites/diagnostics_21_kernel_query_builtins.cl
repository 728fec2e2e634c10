// std: 2.0 3.0
void plain(void) {}
kernel void q(int n) {
  void (^b)(void) = ^{};
  void (^bl)(local void *, local void *) = ^(local void *p, local void *r) {};
  void (^bi)(int) = ^(int i) {};
  uint s;
  s = get_kernel_work_group_size(b);
  s = get_kernel_work_group_size(bl);
  s = get_kernel_work_group_size(bi);
  s = get_kernel_work_group_size(n);
  s = get_kernel_work_group_size(plain);
  s = get_kernel_work_group_size();
  s = get_kernel_work_group_size(b, b);
  s = get_kernel_preferred_work_group_size_multiple(b);
  s = get_kernel_preferred_work_group_size_multiple(1);
  ndrange_t nd = ndrange_2D((const size_t[2]){4, 4});
#ifdef cl_khr_subgroups
  s = get_kernel_max_sub_group_size_for_ndrange(nd, b);
  s = get_kernel_max_sub_group_size_for_ndrange(b, nd);
  s = get_kernel_max_sub_group_size_for_ndrange(nd);
  s = get_kernel_sub_group_count_for_ndrange(nd, b);
  s = get_kernel_sub_group_count_for_ndrange(nd, bi);
  s = get_kernel_sub_group_count_for_ndrange(n, b);
#endif
}
