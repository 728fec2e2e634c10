// std: 2.0 3.0
// Checks of enqueue_kernel and of the kernel query built-ins.

typedef void (^bl_void_t)(void);
typedef void (^bl_loc_t)(local void *);

void user(void);

kernel void k(global int *out, int n, uchar small) {
  queue_t q = get_default_queue();
  ndrange_t nd = ndrange_1D(16);
  clk_event_t ev;
  clk_event_t wait[2];
  bl_void_t b0 = ^{};
  bl_loc_t b1 = ^(local void *p) {};

  enqueue_kernel(q, 0, nd, b0);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, ^{ out[0] = n; });
  enqueue_kernel(q, 0, nd);
  enqueue_kernel(n, 0, nd, b0);
  enqueue_kernel(q, nd, nd, b0);
  enqueue_kernel(q, 0, 16, b0);
  enqueue_kernel(q, 0, nd, user);
  enqueue_kernel(q, 0, nd, ^(int i) {});
  enqueue_kernel(q, 0, nd, ^(global void *p) {}, 4);
  enqueue_kernel(q, 0, nd, b1, 4);
  enqueue_kernel(q, 0, nd, b1);
  enqueue_kernel(q, 0, nd, b1, 4, 8);
  enqueue_kernel(q, 0, nd, b1, 4.0f);
  enqueue_kernel(q, 0, nd, b1, small);
  enqueue_kernel(q, 0, nd, b1, 4L);
  enqueue_kernel(q, 0, nd, 2, wait, &ev, b0);
  enqueue_kernel(q, 0, nd, 0, 0, 0, b0);
  enqueue_kernel(q, 0, nd, 2, wait, ev, b0);
  enqueue_kernel(q, 0, nd, wait, 2, &ev, b0);
  enqueue_kernel(q, 0, nd, 2, n, &ev, b0);
  enqueue_kernel(q, 0, nd, 1, &ev, &ev, b1, 64);

  uint s = get_kernel_work_group_size(b0);
  s = get_kernel_work_group_size(b1);
  s = get_kernel_work_group_size(1);
  s = get_kernel_work_group_size(b0, b0);
  s = get_kernel_preferred_work_group_size_multiple(user);
  s = get_kernel_preferred_work_group_size_multiple(^(int i) {});
}
