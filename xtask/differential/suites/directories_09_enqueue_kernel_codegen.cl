// std: 2.0 3.0
typedef struct { int a; } ndr_wrap;
typedef void (^bl_t)(local void *);

void callee(int id, global int *out) { out[id] = id; }

kernel void device_side_enqueue(global int *a, global int *b, int i, char c0) {
  queue_t default_queue;
  unsigned flags = 0;
  ndrange_t ndrange;
  clk_event_t clk_event;
  clk_event_t event_wait_list;
  clk_event_t event_wait_list2[] = {clk_event};

  enqueue_kernel(default_queue, flags, ndrange, ^(void) { a[i] = b[i]; });
  enqueue_kernel(default_queue, flags, ndrange, 2, &event_wait_list, &clk_event,
                 ^(void) { a[i] = b[i]; });
  enqueue_kernel(default_queue, flags, ndrange, 1, 0, 0, ^(void) { return; });
  enqueue_kernel(default_queue, flags, ndrange, ^(local void *p) { return; }, (unsigned)c0);
  enqueue_kernel(default_queue, flags, ndrange, 2, event_wait_list2, &clk_event,
                 ^(local void *p, local void *q) { return; }, 1UL, 4294967296L);

  bl_t const block_l = (bl_t) ^ (local void *p) {};
  enqueue_kernel(default_queue, flags, ndrange, block_l, 256);
  void (^const block_g)(void) = ^{ callee(i, a); };
  uint size = get_kernel_work_group_size(block_g);
  size = get_kernel_preferred_work_group_size_multiple(block_l);
  size = get_kernel_max_sub_group_size_for_ndrange(ndrange, block_g);
}
