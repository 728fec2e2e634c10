// std: 2.0 3.0
#ifndef __opencl_c_device_enqueue
#if __OPENCL_C_VERSION__ >= 300
#error "no device enqueue"
#endif
#endif

typedef void (^bl_t)(local void *);
typedef struct { int a; } ndr_wrap;

void callee(int id, global int *out) { out[id] = id; }

kernel void device_side_enqueue(global int *a, global int *b, int i, char c0) {
  queue_t default_queue;
  unsigned flags = 0;
  ndrange_t ndrange;
  clk_event_t clk_event;
  clk_event_t event_wait_list;
  clk_event_t event_wait_list2[] = {clk_event};
  long l = 4;

  enqueue_kernel(default_queue, flags, ndrange, ^(void) { a[i] = b[i]; });
  enqueue_kernel(default_queue, flags, ndrange, 2, &event_wait_list, &clk_event, ^(void) { a[i] = b[i]; });
  enqueue_kernel(default_queue, flags, ndrange, 1, 0, 0, ^(void) { a[i] = b[i]; });
  enqueue_kernel(default_queue, flags, ndrange, ^(local void *p) { return; }, (uint)256);
  enqueue_kernel(default_queue, flags, ndrange, ^(local void *p) { return; }, c0);
  enqueue_kernel(default_queue, flags, ndrange, 2, event_wait_list2, &clk_event,
                 ^(local void *p) { return; }, 256);
  enqueue_kernel(default_queue, flags, ndrange,
                 ^(local void *p1, local void *p2, local void *p3) { return; }, 1, 2, 4);
  enqueue_kernel(default_queue, flags, ndrange, ^(local void *p) { return; }, l);
  enqueue_kernel(default_queue, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, ndrange_1D(16), 0, NULL, &event_wait_list,
                 ^(local void *p) { return; }, 4294967296L);

  void (^const block_A)(void) = ^{ return; };
  bl_t const block_B = ^(local void *p) { return; };
  enqueue_kernel(default_queue, flags, ndrange, block_A);
  enqueue_kernel(default_queue, flags, ndrange, block_B, 16);
  uint size = get_kernel_work_group_size(block_A);
  size = get_kernel_work_group_size(block_B);
  size = get_kernel_preferred_work_group_size_multiple(block_A);
  size = get_kernel_sub_group_count_for_ndrange(ndrange, ^(void) { return; });
  size = get_kernel_max_sub_group_size_for_ndrange(ndrange, block_B);
}
