// std: 2.0 3.0
// enqueue_kernel, all forms.
typedef void (^bl_t)(local void *);
typedef void (^void_bl_t)(void);

kernel void good(queue_t q_arg, global int *a, int n) {
  queue_t q = get_default_queue();
  ndrange_t nd = ndrange_1D(n);
  clk_event_t e1, e2;
  clk_event_t waits[2];
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, nd, ^{ a[0] = n; });
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, ^(void) { a[1] = n; });
  enqueue_kernel(q, 0, nd, 1, &e1, &e2, ^{ a[2] = n; });
  enqueue_kernel(q, 0, nd, 2, waits, 0, ^{ a[3] = n; });
  enqueue_kernel(q, 0, nd, 0, NULL, NULL, ^{ a[4] = n; });
  enqueue_kernel(q, 0, nd, ^(local void *p) { ((local int *)p)[0] = n; }, 16);
  enqueue_kernel(q, 0, nd, ^(local void *p, local void *r) {}, 16u, (uint)n);
  enqueue_kernel(q, 0, nd, 1, &e1, &e2, ^(local void *p) {}, 4UL);
  void_bl_t vb = ^{ a[5] = 1; };
  enqueue_kernel(q_arg, 0, nd, vb);
  bl_t lb = ^(local void *p) {};
  int status = enqueue_kernel(q, 0, nd, lb, 64);
  size_t gs[2] = { 4, 4 };
  enqueue_kernel(q, 0, ndrange_2D(gs), vb);
}

kernel void bad(queue_t q, global int *a, int n) {
  ndrange_t nd = ndrange_1D(4);
  clk_event_t e;
  enqueue_kernel();
  enqueue_kernel(q);
  enqueue_kernel(q, 0, nd);
  enqueue_kernel(n, 0, nd, ^{});
  enqueue_kernel(q, nd, 0, ^{});
  enqueue_kernel(q, a, nd, ^{});
  enqueue_kernel(q, 0, n, ^{});
  enqueue_kernel(q, 0, nd, n);
  enqueue_kernel(q, 0, nd, ^(int x) {});
  enqueue_kernel(q, 0, nd, ^(local void *p) {});
  enqueue_kernel(q, 0, nd, ^(local int *p) {}, 4);
  enqueue_kernel(q, 0, nd, ^(global void *p) {}, 4);
  enqueue_kernel(q, 0, nd, ^(local void *p, int x) {}, 4, 4);
  enqueue_kernel(q, 0, nd, ^(local void *p) {}, 4, 4);
  enqueue_kernel(q, 0, nd, ^(local void *p) {}, 4.0f);
  enqueue_kernel(q, 0, nd, ^(local void *p) {}, a);
  enqueue_kernel(q, 0, nd, ^{}, 4);
  enqueue_kernel(q, 0, nd, 1, e, &e, ^{});
  enqueue_kernel(q, 0, nd, 1, &e, e, ^{});
  enqueue_kernel(q, 0, nd, a, &e, &e, ^{});
  enqueue_kernel(q, 0, nd, 1, a, &e, ^{});
  enqueue_kernel(q, 0, nd, 1, &e, a, ^{});
  enqueue_kernel(q, 0, nd, 1, &e, &e, n);
  enqueue_kernel(q, 0, nd, 1, &e, &e, ^(local void *p) {});
  enqueue_kernel(q, 0, nd, 1, 0, 0, ^(int i) {}, 4);
  enqueue_kernel(q, 0, nd, 1, &e, ^{});
  enqueue_kernel(q, 0, nd, ^int(void) { return 1; });
}
