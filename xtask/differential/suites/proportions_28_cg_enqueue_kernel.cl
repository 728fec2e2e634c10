// std: 2.0 3.0
typedef void (^bl_t)(local void *);

kernel void device_side_enqueue(global int *a, global int *b, int i) {
  queue_t default_queue = get_default_queue();
  unsigned flags = CLK_ENQUEUE_FLAGS_WAIT_KERNEL;
  ndrange_t ndrange;
  clk_event_t clk_event;
  clk_event_t event_wait_list;
  clk_event_t event_wait_list2[] = {clk_event};

  enqueue_kernel(default_queue, flags, ndrange, ^(void) { a[i] = b[i]; });
  enqueue_kernel(default_queue, flags, ndrange, 2, &event_wait_list, &clk_event, ^(void) { a[i] = b[i]; });
  char c;
  enqueue_kernel(default_queue, flags, ndrange, ^(local void *p) { return; }, c);
  enqueue_kernel(default_queue, flags, ndrange, 2, event_wait_list2, &clk_event,
                 ^(local void *p, local void *q) { return; }, 256, 4L);

  bl_t const block_B = ^(local void *p) { b[0] = 1; };
  enqueue_kernel(default_queue, flags, ndrange, block_B, (uint)sizeof(int));
  unsigned size = get_kernel_work_group_size(block_B);
  size = get_kernel_preferred_work_group_size_multiple(^{ a[0] = 3; });
  release_event(clk_event);
}
