// std: 2.0 3.0
// Arguments of enqueue_kernel.

#ifndef __opencl_c_device_enqueue
void none(void) { enqueue_kernel(1, 2); }
#else
typedef void (^blk)(void);

kernel void k(global int *out, int n) {
  queue_t q = get_default_queue();
  unsigned flags = CLK_ENQUEUE_FLAGS_NO_WAIT;
  ndrange_t nd = ndrange_1D(16);
  clk_event_t e1, e2;
  local int *lp;

  enqueue_kernel(q, flags, nd, ^{ out[0] = 1; });
  enqueue_kernel(q, flags, nd, ^(local void *a) {}, 32);
  enqueue_kernel(q, flags, nd, ^(local void *a, local void *b) {}, 32, 16u);
  enqueue_kernel(q, flags, nd, ^(local void *a, local void *b) {}, 32);
  enqueue_kernel(q, flags, nd, ^(local void *a) {}, 1.0f);
  enqueue_kernel(q, flags, nd, ^(local int *a) {}, 8);
  enqueue_kernel(q, flags, nd, ^(global void *a) {}, 8);
  enqueue_kernel(q, flags, nd, ^(int a) {}, 8);
  enqueue_kernel(q, flags, nd, 1, &e1, &e2, ^{});
  enqueue_kernel(q, flags, nd, 0, 0, &e2, ^{});
  enqueue_kernel(q, flags, nd, 0, 0, 0, ^{});
  enqueue_kernel(q, flags, nd, 1, e1, &e2, ^{});
  enqueue_kernel(q, flags, nd, 1, &e1, e2, ^{});
  enqueue_kernel(q, flags, nd, 1, &e1, &e2, ^(local void *p) {}, 4L);
  enqueue_kernel(q, flags, nd, 1, &e1, &e2, 5);
  enqueue_kernel(n, flags, nd, ^{});
  enqueue_kernel(q, nd, flags, ^{});
  enqueue_kernel(q, flags, 1, ^{});
  enqueue_kernel(q, flags, nd);
  enqueue_kernel(q, flags, nd, out);
  enqueue_kernel(q, flags, nd, 1, 2);
  uint s = get_kernel_work_group_size(^(local void *a) {});
  s = get_kernel_work_group_size(^(int a) {});
  s = get_kernel_work_group_size(n);
  s = get_kernel_preferred_work_group_size_multiple(^{});
  s = get_kernel_preferred_work_group_size_multiple();
}
#endif
