// std: 2.0 3.0
// Every form of enqueue_kernel and the queries about blocks.

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_device_enqueue)

typedef void (^bl_t)(local void *);
typedef struct { int a; } ndrange_user;

const bl_t block_G = (bl_t)^(local void *a) {};

void callee(int id, global int *out) { out[id] = id; }

kernel void device_side_enqueue(global int *a, global int *b, int i) {
  queue_t default_queue = get_default_queue();
  unsigned flags = 0;
  ndrange_t ndrange = ndrange_1D(64);
  clk_event_t clk_event;
  clk_event_t event_wait_list[2];
  clk_event_t event_wait_list2[] = {clk_event};

  // CHECK: call {{.*}}i32 @__enqueue_kernel_basic(
  enqueue_kernel(default_queue, flags, ndrange, ^(void) { a[i] = b[i]; });
  // CHECK: call {{.*}}i32 @__enqueue_kernel_basic_events
  enqueue_kernel(default_queue, flags, ndrange, 2, event_wait_list, &clk_event,
                 ^(void) { a[i] = b[i]; });
  enqueue_kernel(default_queue, flags, ndrange, 1, event_wait_list2, 0,
                 ^(void) { callee(i, a); });
  enqueue_kernel(default_queue, flags, ndrange, 0, NULL, &clk_event, ^{ a[0] = 0; });

  char c;
  // CHECK: call {{.*}}i32 @__enqueue_kernel_varargs(
  enqueue_kernel(default_queue, flags, ndrange, ^(local void *p) { return; }, c);
  enqueue_kernel(default_queue, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, ndrange,
                 ^(local void *p, local void *q) { return; }, 16, (size_t)i);
  enqueue_kernel(default_queue, flags, ndrange, 2, event_wait_list, &clk_event,
                 ^(local void *p) { return; }, 4294967296L);
  enqueue_kernel(default_queue, flags, ndrange, block_G, 256);
  block_G((local void *)a);

  unsigned size = get_kernel_work_group_size(block_G);
  size = get_kernel_work_group_size(^(void) { callee(4, a); });
  size = get_kernel_preferred_work_group_size_multiple(block_G);
#ifdef cl_khr_subgroups
  size = get_kernel_max_sub_group_size_for_ndrange(ndrange, ^(local void *p) {});
  size = get_kernel_sub_group_count_for_ndrange(ndrange, ^(void) {});
#endif
  release_event(clk_event);
}
#endif
