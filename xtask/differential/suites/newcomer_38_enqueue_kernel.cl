// std: 2.0 3.0
kernel void parent(global int *g, int n) {
  ndrange_t nd = ndrange_1D(n);
  queue_t q = get_default_queue();
  kernel_enqueue_flags_t fl = CLK_ENQUEUE_FLAGS_NO_WAIT;
  clk_event_t ev, out;
  void (^const blk)(void) = ^{ g[0] = 1; };
  void (^const loc)(local void *) = ^(local void *p) {};

  enqueue_kernel(q, fl, nd, ^{ g[1] = n; });
  enqueue_kernel(q, fl, nd, blk);
  enqueue_kernel(q, fl, nd, loc, 16);
  enqueue_kernel(q, fl, nd, loc, 16, 32);
  enqueue_kernel(q, fl, nd, loc, 1.5f);
  enqueue_kernel(q, fl, nd, 1, &ev, &out, blk);
  enqueue_kernel(q, fl, nd, 1, &ev, 0, blk);
  enqueue_kernel(q, fl, nd, 1, ev, &out, blk);
  enqueue_kernel(q, fl, nd, n);
  enqueue_kernel(n, fl, nd, blk);
  enqueue_kernel(q, nd, fl, blk);
  enqueue_kernel(q, fl, nd);
  enqueue_kernel(q, fl, nd, ^(int a) {});
  get_kernel_work_group_size(blk);
  get_kernel_work_group_size(n);
  get_kernel_preferred_work_group_size_multiple(loc);
}
