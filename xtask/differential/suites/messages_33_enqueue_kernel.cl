// std: 2.0 3.0
queue_t glb;
typedef void (^blk)(local void *);
kernel void notblock(void) {}
kernel void k(queue_t qa, global int *out) {
  queue_t q = get_default_queue();
  ndrange_t nd = ndrange_1D(16);
  clk_event_t ev, wl[2];
  char c;
  float f;
  void (^const b0)(void) = ^{ out[0] = 1; };
  void (^const b1)(local void *) = ^(local void *p) {};
  void (^const b2)(local void *, local void *) = ^(local void *p, local void *r) {};
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, b0);
  enqueue_kernel(q, 0, nd, ^(void) { out[1] = 2; });
  enqueue_kernel(0, 0, nd, b0);
  enqueue_kernel(q, f, nd, b0);
  enqueue_kernel(q, 0, 1, b0);
  enqueue_kernel(q, 0, nd, 1);
  enqueue_kernel(q, 0, nd, notblock);
  enqueue_kernel(q, 0, nd);
  enqueue_kernel(q, 0, nd, b1);
  enqueue_kernel(q, 0, nd, b1, 16);
  enqueue_kernel(q, 0, nd, b1, 16, 32);
  enqueue_kernel(q, 0, nd, b1, f);
  enqueue_kernel(q, 0, nd, b1, c);
  enqueue_kernel(q, 0, nd, b2, 16);
  enqueue_kernel(q, 0, nd, b0, 16);
  enqueue_kernel(q, 0, nd, ^(int i) {}, 16);
  enqueue_kernel(q, 0, nd, ^(global void *p) {}, 16);
  enqueue_kernel(q, 0, nd, ^(local int *p) {}, 16);
  enqueue_kernel(q, 0, nd, 2, wl, &ev, b0);
  enqueue_kernel(q, 0, nd, 0, 0, &ev, b0);
  enqueue_kernel(q, 0, nd, 0, NULL, NULL, b0);
  enqueue_kernel(q, 0, nd, 1, ev, &ev, b0);
  enqueue_kernel(q, 0, nd, 1, &ev, ev, b0);
  enqueue_kernel(q, 0, nd, f, &ev, &ev, b0);
  enqueue_kernel(q, 0, nd, 1, &ev, &ev, b1, 16);
  enqueue_kernel(q, 0, nd, 1, &ev, &ev, b1);
  get_kernel_work_group_size(b0);
  get_kernel_work_group_size(b1);
  get_kernel_work_group_size(1);
  get_kernel_work_group_size(^(int i) {});
  get_kernel_preferred_work_group_size_multiple(b0, 1);
  get_kernel_sub_group_count_for_ndrange(nd, b0);
  get_kernel_sub_group_count_for_ndrange(1, b0);
  get_kernel_max_sub_group_size_for_ndrange(nd, nd);
}
