// std: 2.0 3.0
// opts: -DNARGS=2

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_device_enqueue)
typedef void (^bl_t)(local void *);
typedef struct { int a; } ndr_like;

const bl_t block_G = (bl_t)^(local void *a) {};

void callee(int id, global int *out) {
  out[id] = id;
}

kernel void device_side_enqueue(global int *a, global int *b, int i) {
  queue_t default_queue;
  unsigned flags = 0;
  ndrange_t ndrange;
  clk_event_t clk_event;
  clk_event_t event_wait_list;
  clk_event_t event_wait_list2[] = {clk_event};

  enqueue_kernel(default_queue, flags, ndrange, ^(void) {
    a[i] = b[i];
  });

  enqueue_kernel(default_queue, flags, ndrange, 2, &event_wait_list, &clk_event,
                 ^(void) {
                   a[i] = b[i];
                 });

  enqueue_kernel(default_queue, flags, ndrange, 1, 0, &clk_event, ^(void) { callee(i, a); });

  char c;
  enqueue_kernel(default_queue, flags, ndrange,
                 ^(local void *p) {
                   return;
                 },
                 c);

  long l;
  enqueue_kernel(default_queue, flags, ndrange, NARGS, event_wait_list2, &clk_event,
                 ^(local void *p1, local void *p2) {
                   return;
                 },
                 c, l);

  enqueue_kernel(default_queue, flags, ndrange, block_G, 256U);

  unsigned size = get_kernel_work_group_size(block_G);
  size = get_kernel_preferred_work_group_size_multiple(^(void) { callee(i, a); });
  size = get_kernel_max_sub_group_size_for_ndrange(ndrange, ^(void) {});
  size = get_kernel_sub_group_count_for_ndrange(ndrange, ^(void) {});
}
#endif
