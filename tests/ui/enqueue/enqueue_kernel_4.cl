// std: 2.0+

typedef void (^bl_v)(void);
typedef void (^bl_l)(local void *);
const bl_l glob = ^(local void *a) {};

kernel void enq(global int *out, int n) {
  queue_t q = get_default_queue();
  kernel_enqueue_flags_t flags = CLK_ENQUEUE_FLAGS_NO_WAIT;
  ndrange_t nd = ndrange_1D(16);
  clk_event_t ev, wait[2];

  enqueue_kernel(q, flags, nd, ^{ out[0] = 1; });
  enqueue_kernel(q, flags, nd, ^(void) { out[0] = 1; });
  enqueue_kernel(q, flags, nd, ^(int i) { out[i] = 1; }); //~ ERROR CL0609
  enqueue_kernel(n, flags, nd, ^{}); //~ ERROR CL0608
  enqueue_kernel(q, nd, nd, ^{}); //~ ERROR CL0608
  enqueue_kernel(q, flags, n, ^{}); //~ ERROR CL0608
  enqueue_kernel(q, flags, nd, n); //~ ERROR CL0609
  enqueue_kernel(q, flags, nd); //~ ERROR CL0603
  enqueue_kernel(q, flags, nd, 1, wait, &ev, ^{ out[0] = 2; });
  enqueue_kernel(q, flags, nd, 0, 0, 0, ^{});
  enqueue_kernel(q, flags, nd, 1, &n, &ev, ^{}); //~ ERROR CL0608
  enqueue_kernel(q, flags, nd, 1, wait, ev, ^{}); //~ ERROR CL0608
  enqueue_kernel(q, flags, nd, wait, wait, &ev, ^{}); //~ ERROR CL0608
  enqueue_kernel(q, flags, nd, ^(local void *p) {}, 32);
  enqueue_kernel(q, flags, nd, ^(local void *p) {}, n, n); //~ ERROR CL0609
  enqueue_kernel(q, flags, nd, ^(local int *p) {}, 32); //~ ERROR CL0609
  enqueue_kernel(q, flags, nd, ^(local void *p) {}, 1.0f); //~ ERROR CL0608
  enqueue_kernel(q, flags, nd, ^(local void *p) {}); //~ ERROR CL0609
  enqueue_kernel(q, flags, nd, ^(local void *p, local void *r) {}, 8, 16);
  enqueue_kernel(q, flags, nd, glob, 8u);
  enqueue_kernel(q, flags, nd, 1, wait, &ev, glob, 8L);
  enqueue_kernel(q, flags, nd, 1, wait, &ev, glob);
  int r = enqueue_kernel(q, flags, nd, ^{ (void)n; });
}

kernel void info(local int *l) {
  const bl_v b = ^{};
  uint u = get_kernel_work_group_size(b);
  u = get_kernel_work_group_size(glob);
  u = get_kernel_preferred_work_group_size_multiple(^{});
  u = get_kernel_work_group_size(1); //~ ERROR CL0609
  u = get_kernel_preferred_work_group_size_multiple(^(int x) {}); //~ ERROR CL0609
  u = get_kernel_sub_group_count_for_ndrange(ndrange_1D(4), b);
}
