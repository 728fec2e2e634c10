// std: 1.2 2.0 3.0
// opts:
// Queries about kernels and other device-side enqueue builtins.

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_device_enqueue)
kernel void q(global uint *out, global int *val) {
  void (^b)(void) = ^{};
  void (^bl)(local void *) = ^(local void *p) {};
  void (^bi)(int) = ^(int i) {};
  ndrange_t nd = ndrange_2D((size_t[2]){4, 4});
  size_t gs[3] = {1, 2, 3};
  ndrange_t n3 = ndrange_3D(gs, gs);
  ndrange_t nbad = ndrange_1D(1, 2, 3, 4);
  out[0] = get_kernel_work_group_size(b);
  out[0] = get_kernel_work_group_size(bl);
  out[0] = get_kernel_work_group_size(bi);
  out[0] = get_kernel_work_group_size(1);
  out[0] = get_kernel_work_group_size();
  out[0] = get_kernel_work_group_size(b, 1);
  out[1] = get_kernel_preferred_work_group_size_multiple(b);
  out[1] = get_kernel_preferred_work_group_size_multiple(bi);
  out[1] = get_kernel_preferred_work_group_size_multiple(val);
  out[2] = get_kernel_max_sub_group_size_for_ndrange(nd, b);
  out[2] = get_kernel_max_sub_group_size_for_ndrange(b, nd);
  out[3] = get_kernel_sub_group_count_for_ndrange(nd, ^(local int *a) {});
  out[3] = get_kernel_sub_group_count_for_ndrange(nd, bi);
  out[3] = get_kernel_sub_group_count_for_ndrange(1, b);
  queue_t dq = get_default_queue();
  enqueue_marker(dq, 0, NULL, NULL);
  enqueue_marker(dq, 0);
  clk_event_t e = create_user_event();
  retain_event(e);
  release_event(e);
  release_event(0);
  set_user_event_status(e, CL_COMPLETE);
  set_user_event_status(&e, CL_COMPLETE);
  capture_event_profiling_info(e, CLK_PROFILING_COMMAND_EXEC_TIME, val);
  if (is_valid_event(e)) return;
}
#else
kernel void no(global int *out) {
  out[0] = enqueue_kernel(0, 0, 0, 0);
  queue_t x = get_default_queue();
  clk_event_t y;
  ndrange_t z = ndrange_1D(1);
  void (^b)(void) = ^{};
}
#endif
