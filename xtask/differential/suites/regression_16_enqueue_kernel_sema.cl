// std: 2.0
typedef void (^bl_t)(local void *);

kernel void k(global int *out, queue_t q) {
  ndrange_t nd = ndrange_1D(16);
  clk_event_t ev;
  clk_event_t evs[2];
  int flags = 0;

  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, ^{ out[0] = 1; });
  enqueue_kernel(q, flags, nd, 1, &ev, &evs[0], ^{ out[1] = 2; });
  enqueue_kernel(q, flags, nd, 2, evs, 0, ^{ });
  enqueue_kernel(q, flags, nd, ^(local void *a) { }, 64u);
  enqueue_kernel(q, flags, nd, ^(local void *a, local void *b) { }, 64u, 32u);
  enqueue_kernel(q, flags, nd);
  enqueue_kernel(q, flags, ^{ });
  enqueue_kernel(out, flags, nd, ^{ });
  enqueue_kernel(q, flags, flags, ^{ });
  enqueue_kernel(q, nd, nd, ^{ });
  enqueue_kernel(q, flags, nd, ^(local int *a) { }, 64u);
  enqueue_kernel(q, flags, nd, ^(int a) { });
  enqueue_kernel(q, flags, nd, ^(local void *a) { });
  enqueue_kernel(q, flags, nd, ^(local void *a) { }, 64u, 32u);
  enqueue_kernel(q, flags, nd, ^(local void *a) { }, 1.5f);
  enqueue_kernel(q, flags, nd, 1, ev, &ev, ^{ });
  enqueue_kernel(q, flags, nd, 1, &ev, ev, ^{ });
  enqueue_kernel(q, flags, nd, nd, &ev, &ev, ^{ });
  get_kernel_work_group_size(^{ });
  get_kernel_work_group_size(^(local void *a) { });
  get_kernel_work_group_size(1);
  get_kernel_preferred_work_group_size_multiple(^(local int *a) { });
}
