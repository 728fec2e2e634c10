// std: 2.0 3.0
// Arguments of enqueue_kernel.

typedef void (^bl_A_t)(local void *);
typedef void (^bl_void_t)(void);
const bl_A_t file_A = (bl_A_t)^(local void *a) {};
void plain_fn(void);

kernel void enq(global int *out, uint n) {
  queue_t q = get_default_queue();
  ndrange_t nd = ndrange_1D(n);
  clk_event_t ev;
  clk_event_t evs[2];
  bl_void_t bv = ^{};
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, ^{ out[0] = 1; });
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, bv);
  enqueue_kernel(q, 0, nd, plain_fn);
  enqueue_kernel(q, 0, nd, ^(void) {});
  enqueue_kernel(q, 0, nd, ^(int i) {});
  enqueue_kernel(q, 0, nd, ^int(void) { return 1; });
  enqueue_kernel(q, 0.5f, nd, ^{});
  enqueue_kernel(q, nd, 0, ^{});
  enqueue_kernel(0, 0, nd, ^{});
  enqueue_kernel(nd, 0, q, ^{});
  enqueue_kernel(q, 0, nd);
  enqueue_kernel(q, 0);
  enqueue_kernel();
  enqueue_kernel(q, 0, 3, ^{});
  enqueue_kernel(q, 0, nd, 1, &ev, &ev, ^{});
  enqueue_kernel(q, 0, nd, 2, evs, &ev, ^{});
  enqueue_kernel(q, 0, nd, 0, 0, 0, ^{});
  enqueue_kernel(q, 0, nd, 0, NULL, NULL, ^{});
  enqueue_kernel(q, 0, nd, &ev, 1, &ev, ^{});
  enqueue_kernel(q, 0, nd, 1, ev, &ev, ^{});
  enqueue_kernel(q, 0, nd, 1, &ev, ev, ^{});
  enqueue_kernel(q, 0, nd, 1, &ev, &n, ^{});
  enqueue_kernel(q, 0, nd, 1, out, &ev, ^{});
  enqueue_kernel(q, 0, nd, 1.0f, &ev, &ev, ^{});
  enqueue_kernel(q, 0, nd, 1, &ev, ^{});
  enqueue_kernel(q, 0, nd, file_A, 16);
  enqueue_kernel(q, 0, nd, file_A);
  enqueue_kernel(q, 0, nd, file_A, 16, 16);
  enqueue_kernel(q, 0, nd, file_A, n);
  enqueue_kernel(q, 0, nd, file_A, 1.5f);
  enqueue_kernel(q, 0, nd, file_A, 0x100000000L);
  enqueue_kernel(q, 0, nd, ^(local int *a, local void *b) {}, 4, 4);
  enqueue_kernel(q, 0, nd, ^(global void *a) {}, 4);
  enqueue_kernel(q, 0, nd, 1, &ev, &ev, file_A, 8);
  enqueue_kernel(q, 0, nd, 1, &ev, &ev, file_A);
  int err = enqueue_kernel(q, 0, nd, ^{});
  float4 bad = enqueue_kernel(q, 0, nd, ^{});
}
