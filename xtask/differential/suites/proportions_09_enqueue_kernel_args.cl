// std: 2.0 3.0
kernel void parent(global int *a, global float *f) {
  queue_t q = get_default_queue();
  unsigned flags = 0;
  ndrange_t nd = ndrange_1D(16);
  clk_event_t evt, evt2;
  clk_event_t wait[2];
  void (^const none)(void) = ^{ a[0] = 1; };
  void (^const withlocal)(local void *) = ^(local void *p) { return; };
  void (^const badarg)(int) = ^(int i) { return; };
  void (^const typedlocal)(local int *) = ^(local int *p) { return; };

  enqueue_kernel(q, flags, nd, none);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, ^{ a[1] = 2; });
  enqueue_kernel(flags, flags, nd, none);
  enqueue_kernel(q, q, nd, none);
  enqueue_kernel(q, flags, flags, none);
  enqueue_kernel(q, flags, nd);
  enqueue_kernel(q, flags, nd, a);
  enqueue_kernel(q, flags, nd, withlocal, 16);
  enqueue_kernel(q, flags, nd, withlocal);
  enqueue_kernel(q, flags, nd, withlocal, 16, 32);
  enqueue_kernel(q, flags, nd, withlocal, 1.0f);
  enqueue_kernel(q, flags, nd, badarg, 16);
  enqueue_kernel(q, flags, nd, typedlocal, 16);
  enqueue_kernel(q, flags, nd, 2, wait, &evt, none);
  enqueue_kernel(q, flags, nd, 2, 0, &evt, none);
  enqueue_kernel(q, flags, nd, 1, &evt2, 0, none);
  enqueue_kernel(q, flags, nd, evt, wait, &evt, none);
  enqueue_kernel(q, flags, nd, 2, a, &evt, none);
  enqueue_kernel(q, flags, nd, 2, wait, a, none);
  enqueue_kernel(q, flags, nd, 2, wait, &evt, withlocal, 8u);
  enqueue_kernel(q, flags, nd, 2, wait, &evt, f, 8u);

  unsigned s = get_kernel_work_group_size(none);
  s = get_kernel_work_group_size(withlocal);
  s = get_kernel_work_group_size(badarg);
  s = get_kernel_work_group_size(a);
  s = get_kernel_work_group_size();
  s = get_kernel_preferred_work_group_size_multiple(none);
  s = get_kernel_preferred_work_group_size_multiple(none, 1);
}
