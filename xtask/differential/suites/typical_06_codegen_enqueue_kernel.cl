// std: 2.0 3.0
typedef void (^bl_t)(local void *);
typedef struct { int ndim; int a; } my_range;

kernel void device_side_enqueue(global int *a, global int *b, int i) {
  queue_t default_queue;
  unsigned flags = 0;
  ndrange_t ndrange;
  clk_event_t clk_event;
  clk_event_t event_wait_list[2] = {clk_event, clk_event};
  clk_event_t event_wait_list2;

  // CHECK: call i32 @__enqueue_kernel_basic
  enqueue_kernel(default_queue, flags, ndrange, ^(void) {
    a[i] = b[i];
  });

  enqueue_kernel(default_queue, flags, ndrange, 2, event_wait_list, &clk_event, ^(void) {
    a[i] = b[i];
  });

  char c;
  enqueue_kernel(default_queue, flags, ndrange, ^(local void *p) { return; }, c);

  unsigned n = 256;
  enqueue_kernel(default_queue, flags, ndrange, 1, &event_wait_list2, 0,
                 ^(local int *p, local void *q) { *p = 1; }, n, n + 4);

  bl_t const block_A = (bl_t) ^ (local void *a1) {};
  unsigned size = get_kernel_work_group_size(block_A);
  size += get_kernel_preferred_work_group_size_multiple(^(void) { *a = 1; });
#ifdef cl_khr_subgroups
  size += get_kernel_max_sub_group_size_for_ndrange(ndrange, ^(local void *p) {});
  size += get_kernel_sub_group_count_for_ndrange(ndrange, ^(void) {});
#endif
  *b = (int)size;
}
