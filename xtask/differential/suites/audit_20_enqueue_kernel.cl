// std: 2.0 3.0
typedef void (^bl_v)(void);
typedef void (^bl_l)(local void *);
const bl_v gblk = ^{};
bl_v make(void);

kernel void enq(global int *out, local int *lp) {
  queue_t q = get_default_queue();
  ndrange_t nd = ndrange_1D(16);
  clk_event_t ev, wait;
  uint sz = 64;
  char c = 4;
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, ^{ out[0] = 1; });
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, gblk);
  enqueue_kernel(nd, CLK_ENQUEUE_FLAGS_NO_WAIT, q, ^{});
  enqueue_kernel(q, q, nd, ^{});
  enqueue_kernel(q, 0, 16, ^{});
  enqueue_kernel(q, 0, nd, 1);
  enqueue_kernel(q, 0, nd);
  enqueue_kernel(q, 0, nd, ^(int i) {});
  enqueue_kernel(q, 0, nd, ^{ return 1; });
  enqueue_kernel(q, 0, nd, ^{ lp[0] = 1; });
  enqueue_kernel(q, 0, nd, 1, &wait, &ev, ^{});
  enqueue_kernel(q, 0, nd, 0, NULL, NULL, ^{});
  enqueue_kernel(q, 0, nd, 1, wait, &ev, ^{});
  enqueue_kernel(q, 0, nd, 1, &wait, ev, ^{});
  enqueue_kernel(q, 0, nd, &wait, 1, &ev, ^{});
  enqueue_kernel(q, 0, nd, 1, &wait, &ev, out);
  enqueue_kernel(q, 0, nd, ^(local void *a) {}, sz);
  enqueue_kernel(q, 0, nd, ^(local void *a, local void *b) {}, 16, 32u);
  enqueue_kernel(q, 0, nd, ^(local void *a, local void *b) {}, 16);
  enqueue_kernel(q, 0, nd, ^(local void *a) {}, 16, 32);
  enqueue_kernel(q, 0, nd, ^(local void *a) {}, c);
  enqueue_kernel(q, 0, nd, ^(local void *a) {}, 4294967296L);
  enqueue_kernel(q, 0, nd, ^(local void *a) {}, 1.0f);
  enqueue_kernel(q, 0, nd, ^(local int *a) {}, 16);
  enqueue_kernel(q, 0, nd, ^(global void *a) {}, 16);
  enqueue_kernel(q, 0, nd, ^{}, 16);
  enqueue_kernel(q, 0, nd, 1, &wait, &ev, ^(local void *a) {}, 16);
  enqueue_kernel(q, 0, nd, 1, &wait, &ev, ^(local void *a) {});
}
kernel void query(void) {
  uint r = get_kernel_work_group_size(gblk);
  r = get_kernel_work_group_size(^{});
  r = get_kernel_work_group_size(^(local void *a) {});
  r = get_kernel_work_group_size(^(int a) {});
  r = get_kernel_work_group_size(1);
  r = get_kernel_work_group_size(^{}, 1);
  r = get_kernel_preferred_work_group_size_multiple(^{});
  r = get_kernel_preferred_work_group_size_multiple(r);
  r = get_kernel_max_sub_group_size_for_ndrange(ndrange_1D(4), ^{});
  r = get_kernel_sub_group_count_for_ndrange(1, ^{});
}
