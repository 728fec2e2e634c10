// std: 2.0 3.0
#ifdef __opencl_c_device_enqueue
typedef void (^bl_A_t)(local void *);
#endif
kernel void enqueue(global int *a, int i) {
  queue_t q = get_default_queue();
  ndrange_t n = ndrange_1D(16);
  clk_event_t e, f;
  kernel_enqueue_flags_t flags = CLK_ENQUEUE_FLAGS_WAIT_KERNEL;

  enqueue_kernel(q, flags, n, ^(void) { a[0] = i; });
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, n, ^{ return; });
  enqueue_kernel(); // expected-error
  enqueue_kernel(q, flags, n); // expected-error
  enqueue_kernel(i, flags, n, ^{}); // expected-error
  enqueue_kernel(q, q, n, ^{}); // expected-error
  enqueue_kernel(q, flags, i, ^{}); // expected-error
  enqueue_kernel(q, flags, n, i); // expected-error
  enqueue_kernel(q, flags, n, ^(int x) {}); // expected-error
  enqueue_kernel(q, flags, n, ^(local void *p) {}, 16);
  enqueue_kernel(q, flags, n, ^(local void *p) {}); // expected-error
  enqueue_kernel(q, flags, n, ^(local void *p, local void *r) {}, 16, 32u);
  enqueue_kernel(q, flags, n, ^(local void *p, local void *r) {}, 16); // expected-error
  enqueue_kernel(q, flags, n, ^(local void *p) {}, 1.0f); // expected-error
  enqueue_kernel(q, flags, n, ^(local int *p) {}, 16); // expected-error
  enqueue_kernel(q, flags, n, ^(global void *p) {}, 16); // expected-error
  enqueue_kernel(q, flags, n, 1, &e, &f, ^{});
  enqueue_kernel(q, flags, n, 0, NULL, &f, ^{});
  enqueue_kernel(q, flags, n, 0, 0, 0, ^{});
  enqueue_kernel(q, flags, n, a, &e, &f, ^{}); // expected-error
  enqueue_kernel(q, flags, n, 1, e, &f, ^{}); // expected-error
  enqueue_kernel(q, flags, n, 1, &e, a, ^{}); // expected-error
  enqueue_kernel(q, flags, n, 1, &e, &f, i); // expected-error
  enqueue_kernel(q, flags, n, 1, &e, &f, ^(local void *p) {}, 8);
  enqueue_kernel(q, flags, n, 1, &e, &f, ^(local void *p) {}); // expected-error
  enqueue_kernel(q, flags, n, 1, &e, ^{}); // expected-error
  long big = 4;
  enqueue_kernel(q, flags, n, ^(local void *p) {}, big);
  enqueue_kernel(q, flags, n, ^(local void *p) {}, 4294967296L);
}
