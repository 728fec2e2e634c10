// std: 2.0 3.0

#if (__OPENCL_C_VERSION__ == 200) || defined(__opencl_c_device_enqueue)
void fn(void);
kernel void q(global int *g, local int *lp) {
  ndrange_t nd = ndrange_2D((size_t[2]){4, 4});
  void (^const b0)(void) = ^{ g[0]++; };
  void (^const b1)(local void *) = ^(local void *p) {};
  void (^const b2)(local int *) = ^(local int *p) {};
  uint a = get_kernel_work_group_size(b0);
  a = get_kernel_work_group_size(b1);
  a = get_kernel_work_group_size(b2);
  a = get_kernel_work_group_size(^{});
  a = get_kernel_work_group_size(fn);
  a = get_kernel_work_group_size(1);
  a = get_kernel_work_group_size();
  a = get_kernel_work_group_size(b0, 1);
  a = get_kernel_preferred_work_group_size_multiple(b0);
  a = get_kernel_preferred_work_group_size_multiple(g);
  a = get_kernel_max_sub_group_size_for_ndrange(nd, b0);
  a = get_kernel_max_sub_group_size_for_ndrange(b0, nd);
  a = get_kernel_max_sub_group_size_for_ndrange(1, b0);
  a = get_kernel_max_sub_group_size_for_ndrange(nd, b2);
  a = get_kernel_sub_group_count_for_ndrange(nd, b1);
  a = get_kernel_sub_group_count_for_ndrange(nd);
  a = get_kernel_sub_group_count_for_ndrange(nd, 1);
}

kernel void marker(queue_t q, global clk_event_t *g) {
  clk_event_t e, w[3];
  int r = enqueue_marker(q, 3, w, &e);
  r = enqueue_marker(q, 3, w, e);
  r = enqueue_marker(q, 1, g, &e);
  r = enqueue_marker(q, &e);
}
#endif
