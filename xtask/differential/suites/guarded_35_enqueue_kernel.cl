// std: 2.0 3.0
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_device_enqueue)
typedef void (^bl_t)(local void *);

void helper(void) {}

kernel void enq(global int *p, queue_t q) {
  ndrange_t nd;
  clk_event_t evt;
  clk_event_t wait[2];
  event_t old;
  const bl_t b0 = ^(local void *l) { *p = 1; };
  void (^const b1)(local int *) = ^(local int *l) {};
  void (^const b2)(local void *, int) = ^(local void *l, int i) {};
  void (^const b3)(void) = ^{};

  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, b3);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, ^(void) { helper(); });
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, b0, 32);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, b0);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, b0, 32, 64);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, b0, 1.5f);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, b1, 32);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, b2, 32);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, helper);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd);
  enqueue_kernel(nd, q, CLK_ENQUEUE_FLAGS_NO_WAIT, b3);
  enqueue_kernel(q, nd, nd, b3);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, 3, b3);

  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 2, wait, &evt, b3);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 1, &evt, NULL, b3);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 0, NULL, &evt, b3);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 1, evt, &evt, b3);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 1, &old, &evt, b3);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, wait, 1, &evt, b3);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 1, wait, &evt, b0, 8);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 1, wait, &evt, b0);

  uint n = get_kernel_work_group_size(b3);
  n = get_kernel_work_group_size(b2);
  n = get_kernel_work_group_size(3);
  n = get_kernel_work_group_size(b3, 1);
  n = get_kernel_preferred_work_group_size_multiple(b0);
  n = get_kernel_preferred_work_group_size_multiple();
  n = get_kernel_sub_group_count_for_ndrange(nd, b3);
  n = get_kernel_max_sub_group_size_for_ndrange(b3, nd);
}
#endif
