// std: 1.2 2.0 3.0
// Lowering of device-side enqueue in its forms.

typedef struct {int a;} ndrange_like;
typedef void (^bl_t)(local void *);

const bl_t block_G = ^(local void *a) {};
void callee(int id, global int *out) { out[id] = id; }

kernel void device_side_enqueue(global int *a, global int *b, int i) {
  queue_t default_queue;
  unsigned flags = 0;
  ndrange_t ndrange;
  clk_event_t clk_event;
  clk_event_t event_wait_list;
  clk_event_t event_wait_list2[] = {clk_event};

  enqueue_kernel(default_queue, flags, ndrange,
                 ^(void) {
                   a[i] = b[i];
                 });

  enqueue_kernel(default_queue, flags, ndrange, 2, &event_wait_list, &clk_event,
                 ^(void) {
                   a[i] = b[i];
                 });

  enqueue_kernel(default_queue, flags, ndrange, 1, 0, 0,
                 ^(void) { callee(i, a); });

  char c = 1;
  enqueue_kernel(default_queue, flags, ndrange,
                 ^(local void *p) { return; },
                 c);
  enqueue_kernel(default_queue, flags, ndrange, 2, event_wait_list2, &clk_event,
                 ^(local void *p) { return; }, 256);
  long l = 64;
  enqueue_kernel(default_queue, flags, ndrange,
                 ^(local void *p, local void *q) { return; },
                 l, 4294967296L);
  enqueue_kernel(default_queue, flags, ndrange, block_G, sizeof(int[16]));
  enqueue_kernel(default_queue, flags, ndrange, ^(local int *p) { return; }, 4);
  enqueue_kernel(default_queue, flags, ndrange, ^(int x) { return; });
  enqueue_kernel(default_queue, flags, ndrange, ^(local void *p) { return; });
  enqueue_kernel(default_queue, flags, ndrange, ^(void) { return 1; });
  enqueue_kernel(default_queue, 1.0f, 1, ^(void) {});
  enqueue_kernel(default_queue, flags);

  void (^const block_A)(void) = ^{ return; };
  void (^const block_B)(local void *) = ^(local void *x) { return; };
  unsigned size = get_kernel_work_group_size(block_A);
  size = get_kernel_work_group_size(block_B);
  size = get_kernel_preferred_work_group_size_multiple(block_A);
  size = get_kernel_preferred_work_group_size_multiple(block_G);
  size = get_kernel_max_sub_group_size_for_ndrange(ndrange, block_A);
  size = get_kernel_sub_group_count_for_ndrange(ndrange, ^{ a[0] = 1; });
  size = get_kernel_work_group_size(callee);
  size = get_kernel_work_group_size(block_A, 1);

  enqueue_marker(default_queue, 1, &event_wait_list, &clk_event);
  retain_event(clk_event);
  release_event(clk_event);
  set_user_event_status(create_user_event(), CL_COMPLETE);
  default_queue = get_default_queue();
  ndrange = ndrange_1D(64);
}
