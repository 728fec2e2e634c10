// std: 2.0 3.0

#if (__OPENCL_C_VERSION__ == 200) || defined(__opencl_c_device_enqueue)
typedef void (^bl_t)(local void *);
void plain(void);

kernel void k(global int *g, local int *l, queue_t arg_q) {
  queue_t q = get_default_queue();
  ndrange_t nd = ndrange_1D(4);
  clk_event_t e, w[2];
  uint n = 1;
  void *vptr;
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, ^{ g[0] = 1; });
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, ^(void) { g[0] = 1; });
  enqueue_kernel(arg_q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, nd, ^{});
  enqueue_kernel(q, n, nd, ^{});
  enqueue_kernel(q, vptr, nd, ^{});
  enqueue_kernel(vptr, n, nd, ^{});
  enqueue_kernel(q, n, n, ^{});
  enqueue_kernel(q, n, nd);
  enqueue_kernel(q, n, nd, vptr);
  enqueue_kernel(q, n, nd, plain);
  enqueue_kernel(q, n, nd, ^(int i) { return; });
  enqueue_kernel(q, n, nd, ^int(void) { return 1; });
  enqueue_kernel(q, n, nd, 0, 0, &e, ^{});
  enqueue_kernel(q, n, nd, 2, w, &e, ^{});
  enqueue_kernel(q, n, nd, 2, w, e, ^{});
  enqueue_kernel(q, n, nd, w, 2, &e, ^{});
  enqueue_kernel(q, n, nd, 1, 0, 0, ^{});
  enqueue_kernel(q, n, nd, 1, vptr, &e, ^{});
  enqueue_kernel(q, n, nd, 1, &e, 0, ^(local void *a) {}, 16);
  enqueue_kernel(q, n, nd, ^(local void *a) {}, 16);
  enqueue_kernel(q, n, nd, ^(local void *a, local void *b) {}, 16, 32);
  enqueue_kernel(q, n, nd, ^(local void *a, local void *b) {}, 16);
  enqueue_kernel(q, n, nd, ^(local void *a) {}, 16, 32);
  enqueue_kernel(q, n, nd, ^(local void *a) {});
  enqueue_kernel(q, n, nd, ^(local int *a) {}, 16);
  enqueue_kernel(q, n, nd, ^(global void *a) {}, 16);
  enqueue_kernel(q, n, nd, ^(local void *a) {}, 1.0f);
  enqueue_kernel(q, n, nd, ^(local void *a) {}, 100UL);
  bl_t b = ^(local void *p) {};
  enqueue_kernel(q, n, nd, b, sizeof(int));
}
#endif
