// std: 2.0 3.0
#ifdef __opencl_c_device_enqueue
#define ENQ 1
#endif
#if __OPENCL_C_VERSION__ == 200
#define ENQ 1
#endif

#ifdef ENQ
typedef void (^bl_A_t)(local void *);

kernel void enqueue_kernel_tests() {
  queue_t default_queue;
  unsigned flags = 0;
  ndrange_t ndrange;
  clk_event_t evt;
  clk_event_t event_wait_list;
  clk_event_t event_wait_list2[] = {evt, evt};
  void *vptr;

  enqueue_kernel(default_queue, flags, ndrange, ^(void) { return; });
  enqueue_kernel(vptr, flags, ndrange, ^(void) { return; });
  enqueue_kernel(default_queue, vptr, ndrange, ^(void) { return; });
  enqueue_kernel(default_queue, flags, vptr, ^(void) { return; });
  enqueue_kernel(default_queue, flags, ndrange, vptr);
  enqueue_kernel(default_queue, flags, ndrange, ^(int i) { return; });
  enqueue_kernel(default_queue, flags, ndrange);
  enqueue_kernel(default_queue, flags, ndrange, 1, &event_wait_list, &evt, ^(void) { return; });
  enqueue_kernel(default_queue, flags, ndrange, 1, event_wait_list2, 0, ^(void) { return; });
  enqueue_kernel(default_queue, flags, ndrange, 1, vptr, &evt, ^(void) { return; });
  enqueue_kernel(default_queue, flags, ndrange, vptr, &event_wait_list, &evt, ^(void) { return; });
  enqueue_kernel(default_queue, flags, ndrange, 1, 0, 0, ^(void) { return; });
  enqueue_kernel(default_queue, flags, ndrange, ^(local void *a, local int *b) { return; }, 32, 64);
  enqueue_kernel(default_queue, flags, ndrange, ^(local void *a) { return; }, 32, 64);
  enqueue_kernel(default_queue, flags, ndrange, ^(local void *a) { return; }, 1.0f);
  enqueue_kernel(default_queue, flags, ndrange, ^(global void *a) { return; }, 32);
}

kernel void work_group_size_tests() {
  void (^const block_A)(void) = ^{ return; };
  void (^const block_B)(int) = ^(int a) { return; };
  bl_A_t const block_C = (bl_A_t) ^ (local void *a) {};
  uint size = get_kernel_work_group_size(block_A);
  size = get_kernel_work_group_size(block_C);
  size = get_kernel_work_group_size(^(local void *a) { return; });
  size = get_kernel_work_group_size(block_B);
  size = get_kernel_work_group_size(^(int a) { return; });
  size = get_kernel_work_group_size();
  size = get_kernel_work_group_size(1);
  size = get_kernel_work_group_size(block_A, 1);
}
#endif
