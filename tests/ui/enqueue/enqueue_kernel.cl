// std: 2.0+

typedef void (^bl_t)(local void *);
typedef struct { int a; } ndr_like;

kernel void enq(global int *g, int n) {
  queue_t q = get_default_queue();
  ndrange_t nd = ndrange_1D(64);
  clk_event_t ev, wait;
  unsigned flags = 0;
  ndr_like fake;

  enqueue_kernel(q, flags, nd, ^(void) { g[0] = n; });
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, ^{ g[0] = n; });
  enqueue_kernel(fake, flags, nd, ^{ }); //~ ERROR CL0608
  enqueue_kernel(q, &flags, nd, ^{ }); //~ ERROR CL0608
  enqueue_kernel(q, flags, fake, ^{ }); //~ ERROR CL0608
  enqueue_kernel(q, flags, nd, 4); //~ ERROR CL0609
  enqueue_kernel(q, flags, nd, ^(int i) { }); //~ ERROR CL0609

  enqueue_kernel(q, flags, nd, ^(local void *a) { }, 16);
  enqueue_kernel(q, flags, nd, ^(local void *a, local void *b) { }, 16, 32);
  enqueue_kernel(q, flags, nd, ^(local void *a, local void *b) { }, 16); //~ ERROR CL0609
  enqueue_kernel(q, flags, nd, ^(local void *a) { }, 1.0f); //~ ERROR CL0608
  enqueue_kernel(q, flags, nd, ^(local void *a) { }, n);
  enqueue_kernel(q, flags, nd, ^(local void *a) { }); //~ ERROR CL0609

  enqueue_kernel(q, flags, nd, 1, &wait, &ev, ^{ });
  enqueue_kernel(q, flags, nd, 1, wait, &ev, ^{ });
  enqueue_kernel(q, flags, nd, 1, &wait, ev, ^{ }); //~ ERROR CL0608
  enqueue_kernel(q, flags, nd, 0, 0, 0, ^{ });
  enqueue_kernel(q, flags, nd, 0, NULL, &ev, ^{ });
  enqueue_kernel(q, flags, nd, 1, &wait, &ev, ^(local void *p) { }, 8u);
  enqueue_kernel(q, flags, nd, 1.5f, &wait, &ev, ^{ }); //~ ERROR CL0608
}
