// std: 2.0 3.0
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_device_enqueue)
kernel void enq(global int *out) {
  queue_t q = get_default_queue();
  ndrange_t nd = ndrange_1D(16);
  clk_event_t evt;
  clk_event_t ret;
  event_t wrong;
  unsigned n = 4;
  unsigned flags = CLK_ENQUEUE_FLAGS_NO_WAIT;

  enqueue_kernel(q, flags, nd, ^{ out[0] = 1; });
  enqueue_kernel(q, flags, nd);
  enqueue_kernel(out, flags, nd, ^{});
  enqueue_kernel(q, q, nd, ^{});
  enqueue_kernel(q, flags, 1, ^{});
  enqueue_kernel(q, flags, nd, 1);
  enqueue_kernel(q, flags, nd, ^(int i) {});

  enqueue_kernel(q, flags, nd, 1, &evt, &ret, ^{});
  enqueue_kernel(q, flags, nd, 1, 0, 0, ^{});
  enqueue_kernel(q, flags, nd, 1, evt, &ret, ^{});
  enqueue_kernel(q, flags, nd, 1, &evt, ret, ^{});
  enqueue_kernel(q, flags, nd, 1, &wrong, &ret, ^{});
  enqueue_kernel(q, flags, nd, q, &evt, &ret, ^{});

  enqueue_kernel(q, flags, nd, ^(local void *a) {}, 16);
  enqueue_kernel(q, flags, nd, ^(local void *a) {}, n);
  enqueue_kernel(q, flags, nd, ^(local void *a, local void *b) {}, 16);
  enqueue_kernel(q, flags, nd, ^(local void *a) {}, 16, 32);
  enqueue_kernel(q, flags, nd, ^(local int *a) {}, 16);
  enqueue_kernel(q, flags, nd, ^(local void *a) {}, 1.0f);

  enqueue_kernel(q, flags, nd, 1, &evt, &ret, ^(local void *a) {}, 8);
  enqueue_kernel(q, flags, nd, 1, &evt, &ret, ^(local void *a) {});

  out[1] = get_kernel_work_group_size(^{});
  out[2] = get_kernel_work_group_size(^(local void *a) {});
  out[3] = get_kernel_work_group_size(^(int a) {});
  out[4] = get_kernel_work_group_size(n);
  out[5] = get_kernel_preferred_work_group_size_multiple(^{});
  out[6] = get_kernel_preferred_work_group_size_multiple(1, ^{});
}
#else
kernel void none(void) {
  queue_t q;
  enqueue_kernel();
}
#endif
