// std: 2.0 3.0

kernel void parent0(global int *res, int n) {
  queue_t q = get_default_queue();
  ndrange_t nd = ndrange_1D(n);
  clk_event_t evt;
  void (^blk)(local void *) = ^(local void *p) { ((local int *)p)[0] = res[n]; };
  res[0] = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 0, NULL, &evt, blk);
  res[1] = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, nd, ^{ res[2] = n; });
  release_event(evt);
}

kernel void parent1(global int *res, int n) {
  queue_t q = get_default_queue();
  ndrange_t nd = ndrange_1D(n);
  clk_event_t evt;
  void (^blk)(local void *) = ^(local void *p) { ((local int *)p)[0] = res[n]; };
  res[0] = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 0, NULL, &evt, blk, 64u);
  res[1] = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, nd, ^int { return n; });
  release_event(evt);
}

kernel void parent2(global int *res, int n) {
  queue_t q = get_default_queue();
  ndrange_t nd = ndrange_1D(n);
  clk_event_t evt;
  void (^blk)(local void *) = ^(local void *p) { ((local int *)p)[0] = res[n]; };
  res[0] = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 0, NULL, evt, blk, 64u);
  res[1] = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, nd, ^{ res[2] = n; });
  release_event(evt);
}

kernel void parent3(global int *res, int n) {
  queue_t q = get_default_queue();
  ndrange_t nd = ndrange_1D(n);
  clk_event_t evt;
  void (^blk)(global void *) = ^(local void *p) { ((local int *)p)[0] = res[n]; };
  res[0] = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 0, NULL, &evt, blk, 64u);
  res[1] = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, nd, ^{ res[2] = n; });
  release_event(evt);
}

kernel void parent4(global int *res, int n) {
  int q = get_default_queue();
  ndrange_t nd = ndrange_1D(n);
  clk_event_t evt;
  void (^blk)(local void *) = ^(local void *p) { ((local int *)p)[0] = res[n]; };
  res[0] = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 0, NULL, &evt, blk, 64u);
  res[1] = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, nd, ^{ res[2] = n; });
  release_event(evt);
}

kernel void parent5(global int *res, int n) {
  queue_t q = get_default_queue();
  ndrange_t nd = ndrange_1D(n);
  clk_event_t evt;
  void (^blk)(local void *) = ^(local void *p) { ((local int *)p)[0] = res[n]; };
  res[0] = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 0, NULL, &evt, blk, 64.0f);
  res[1] = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, nd, ^{ res[2] = n; });
  release_event(evt);
}

kernel void parent6(global int *res, int n) {
  queue_t q = get_default_queue();
  ndrange_t nd = ndrange_1D(n);
  clk_event_t evt;
  void (^blk)(local void *) = ^(local void *p) { ((local int *)p)[0] = res[n]; };
  res[0] = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 0, NULL, &evt, blk, 64u);
  res[1] = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, nd, ^{ n = 2; });
  release_event(evt);
}

kernel void parent7(global int *res, int n) {
  queue_t q = get_default_queue();
  ndrange_t nd = ndrange_1D(n);
  clk_event_t evt;
  void (^blk)(local void *) = ^(local void *p) { ((local int *)p)[0] = res[n]; };
  res[0] = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 0, NULL, &evt, blk, 64u);
  res[1] = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, nd, ^{ res[2] = n; });
  release_event(&evt);
}

kernel void parent8(global int *res, int n) {
  queue_t q = get_default_queue();
  ndrange_t nd = ndrange_1D(n);
  clk_event_t evt;
  void (^blk)(local void *) = ^(local void *p) { ((local int *)p)[0] = res[n]; };
  res[0] = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 0, NULL, &evt, blk, 64u);
  res[1] = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, n, ^{ res[2] = n; });
  release_event(evt);
}

kernel void parent9(global int *res, int n) {
  queue_t q = get_default_queue();
  ndrange_t nd = ndrange_1D(n);
  clk_event_t evt;
  void (^blk)(local int *) = ^(local void *p) { ((local int *)p)[0] = res[n]; };
  res[0] = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 0, NULL, &evt, blk, 64u);
  res[1] = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, nd, ^{ res[2] = n; });
  release_event(evt);
}
