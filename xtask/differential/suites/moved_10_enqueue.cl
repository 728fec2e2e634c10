// std: 2.0 3.0
// Overloads of enqueue_kernel.
typedef void (^bl_A_t)(local void *);
typedef struct { int a; } ndrange_s;

kernel void enqueue_kernel_tests(global int *g) {
  queue_t q = get_default_queue();
  unsigned flags = 0;
  ndrange_t nd = ndrange_1D(1);
  clk_event_t evt;
  clk_event_t wait[2];

  enqueue_kernel(q, flags, nd, ^(void) { return; });
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, nd, ^{ g[0] = 1; });
  enqueue_kernel(g, flags, nd, ^(void) { return; });
  enqueue_kernel(flags, flags, nd, ^(void) { return; });
  enqueue_kernel(q, nd, nd, ^(void) { return; });
  enqueue_kernel(q, flags, flags, ^(void) { return; });
  enqueue_kernel(q, flags, nd, 0);
  enqueue_kernel(q, flags, nd, ^(void) { return 0; });
  enqueue_kernel(q, flags, nd, ^(int i) { return; });
  enqueue_kernel(q, flags, nd, ^(local void *p) { return; }, 8);
  enqueue_kernel(q, flags, nd, ^(local void *p) { return; });
  enqueue_kernel(q, flags, nd, ^(local void *p, local void *r) { return; }, 8);
  enqueue_kernel(q, flags, nd, ^(local int *p) { return; }, 8);
  enqueue_kernel(q, flags, nd, ^(global void *p) { return; }, 8);
  enqueue_kernel(q, flags, nd, ^(local void *p) { return; }, 8.0f);
  enqueue_kernel(q, flags, nd, ^(local void *p) { return; }, 1L);
  enqueue_kernel(q, flags, nd, 1, 0, &evt, ^(void) { return; });
  enqueue_kernel(q, flags, nd, 2, wait, &evt, ^(void) { return; });
  enqueue_kernel(q, flags, nd, 2, wait, 0, ^(void) { return; });
  enqueue_kernel(q, flags, nd, 1, &flags, &evt, ^(void) { return; });
  enqueue_kernel(q, flags, nd, q, wait, &evt, ^(void) { return; });
  enqueue_kernel(q, flags, nd, 1, wait, evt, ^(void) { return; });
  enqueue_kernel(q, flags, nd, 1, wait, &evt, ^(local void *a) { }, 64u);
  enqueue_kernel(q, flags, nd);
  enqueue_kernel(q, flags);
}

kernel void sizes(void) {
  bl_A_t b = ^(local void *p) {};
  uint n = get_kernel_work_group_size(b);
  n = get_kernel_work_group_size(^{});
  n = get_kernel_work_group_size(1);
  n = get_kernel_preferred_work_group_size_multiple(b, 1);
  n = get_kernel_preferred_work_group_size_multiple(^(int a) {});
}
