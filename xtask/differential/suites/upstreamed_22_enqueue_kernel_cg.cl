// std: 2.0
// All forms of enqueue_kernel.

typedef void (^bl_t)(local void *);

constant const bl_t block_g = (bl_t)^(local void *a) {};

kernel void device_side(global int *a, global int *b, int i, char c0) {
  queue_t default_queue = get_default_queue();
  unsigned flags = 0;
  ndrange_t ndrange = ndrange_1D(64);
  clk_event_t clk_event;
  clk_event_t event_wait_list2[1];

  enqueue_kernel(default_queue, flags, ndrange, ^(void) { a[i] = b[i]; });
  enqueue_kernel(default_queue, flags, ndrange, 2, event_wait_list2, &clk_event, ^(void) { a[i] = b[i]; });
  enqueue_kernel(default_queue, flags, ndrange, 0, NULL, NULL, ^(void) { a[i] = c0; });
  enqueue_kernel(default_queue, flags, ndrange, ^(local void *p) { return; }, 256);
  char c = 8;
  enqueue_kernel(default_queue, flags, ndrange, ^(local void *p) { return; }, c);
  enqueue_kernel(default_queue, flags, ndrange, 2, event_wait_list2, &clk_event, ^(local void *p) { return; }, 256);
  long l = 4294967296L;
  enqueue_kernel(default_queue, flags, ndrange, ^(local void *p1, local void *p2, local void *p3) { return; }, 1, 2, l);
  enqueue_kernel(default_queue, flags, ndrange, block_g, 16);

  void (^const block_A)(void) = ^{ return; };
  void (^const block_B)(local void *) = ^(local void *x) { return; };
  enqueue_kernel(default_queue, flags, ndrange, block_A);
  unsigned size = get_kernel_work_group_size(block_A);
  size = get_kernel_work_group_size(block_B);
  size = get_kernel_preferred_work_group_size_multiple(block_A);
  size = get_kernel_preferred_work_group_size_multiple(block_g);
  release_event(clk_event);
}
