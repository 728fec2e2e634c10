// std: 2.0 3.0
kernel void dev(global int *out, queue_t q, ndrange_t nd) {}
void t(global int *out, int n) {
  queue_t q = get_default_queue();
  ndrange_t nd = ndrange_1D(64);
  clk_event_t ev, wait[2];
  uint fl = 0;
  uint sz = 16;
  void (^b)(void) = ^{ out[0] = n; };
  void (^bl)(local void *) = ^(local void *p) {};
  void (^bi)(int) = ^(int i) {};
  enqueue_kernel(q, fl, nd, b);
  enqueue_kernel(q, fl, nd, ^{ out[1] = 2; });
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, ^(void) {});
  enqueue_kernel(q, fl, nd, bl, 4);
  enqueue_kernel(q, fl, nd, bl, sz);
  enqueue_kernel(q, fl, nd, bl);
  enqueue_kernel(q, fl, nd, bl, 4, 8);
  enqueue_kernel(q, fl, nd, bl, 1.0f);
  enqueue_kernel(q, fl, nd, b, 4);
  enqueue_kernel(q, fl, nd, bi);
  enqueue_kernel(q, fl, nd, ^int(void) { return 1; });
  enqueue_kernel(q, fl, nd, 2, wait, &ev, b);
  enqueue_kernel(q, fl, nd, 2, wait, 0, b);
  enqueue_kernel(q, fl, nd, 0, NULL, NULL, b);
  enqueue_kernel(q, fl, nd, 1, &ev, &ev, bl, 8);
  enqueue_kernel(q, fl, nd, 1, &ev, &ev, bl);
  enqueue_kernel(q, fl, nd, wait, 1, &ev, b);
  enqueue_kernel(q, fl, nd, 1, &n, &ev, b);
  enqueue_kernel(q, fl, nd, 1, wait, ev, b);
  enqueue_kernel(fl, fl, nd, b);
  enqueue_kernel(q, b, nd, b);
  enqueue_kernel(q, fl, fl, b);
  enqueue_kernel(q, fl, nd);
  enqueue_kernel(q, fl, nd, n);
  enqueue_kernel();
  enqueue_kernel(q, fl, nd, ^(global void *p) {}, 4);
  enqueue_kernel(q, fl, nd, ^(local int *p) {}, 4);
}
