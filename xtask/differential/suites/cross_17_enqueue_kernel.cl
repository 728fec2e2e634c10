// std: 2.0 3.0

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_device_enqueue)
typedef void (^bl)(void);
const bl global_block = ^(void) {};
void func(void);

kernel void k(global int *a) {
  queue_t q = get_default_queue();
  kernel_enqueue_flags_t flags = CLK_ENQUEUE_FLAGS_NO_WAIT;
  ndrange_t nd = ndrange_1D(64);
  clk_event_t ev, evs[2];
  int n = 3;
  char c = 1;

  enqueue_kernel(q, flags, nd, ^(void) { a[0] = 1; });
  enqueue_kernel(q, flags, nd, global_block);
  enqueue_kernel(q, flags, nd, func);
  enqueue_kernel(n, flags, nd, ^(void) {});
  enqueue_kernel(q, q, nd, ^(void) {});
  enqueue_kernel(q, flags, n, ^(void) {});
  enqueue_kernel(q, flags, nd, n);
  enqueue_kernel(q, flags, nd);
  enqueue_kernel();
  enqueue_kernel(q, flags, nd, ^(int i) {});
  enqueue_kernel(q, flags, nd, ^int(void) { return 1; });
  enqueue_kernel(q, flags, nd, 1, evs, &ev, ^(void) {});
  enqueue_kernel(q, flags, nd, 1, 0, 0, ^(void) {});
  enqueue_kernel(q, flags, nd, 2, evs, NULL, ^(void) {});
  enqueue_kernel(q, flags, nd, q, evs, &ev, ^(void) {});
  enqueue_kernel(q, flags, nd, 1, n, &ev, ^(void) {});
  enqueue_kernel(q, flags, nd, 1, evs, ev, ^(void) {});
  enqueue_kernel(q, flags, nd, ^(local void *p) {}, 16);
  enqueue_kernel(q, flags, nd, ^(local void *p, local void *r) {}, 16, c);
  enqueue_kernel(q, flags, nd, ^(local void *p) {}, 16, 16);
  enqueue_kernel(q, flags, nd, ^(local void *p, local void *r) {}, 16);
  enqueue_kernel(q, flags, nd, ^(local int *p) {}, 16);
  enqueue_kernel(q, flags, nd, ^(global void *p) {}, 16);
  enqueue_kernel(q, flags, nd, ^(local void *p) {}, 1.5f);
  enqueue_kernel(q, flags, nd, 1, evs, &ev, ^(local void *p) {}, 16);
  enqueue_kernel(q, flags, nd, 1, evs, &ev, ^(local void *p) {}, evs);
}
#endif
