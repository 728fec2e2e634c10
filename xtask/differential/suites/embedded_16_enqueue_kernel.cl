// std: 2.0
kernel void ek(global int *buf, unsigned n) {
  queue_t q = get_default_queue();
  ndrange_t nd = ndrange_1D(16);
  kernel_enqueue_flags_t fl = CLK_ENQUEUE_FLAGS_NO_WAIT;
  clk_event_t ev, ev2;
  clk_event_t evs[2];
  enqueue_kernel(q, fl, nd, ^(void) { buf[0] = 1; });
  enqueue_kernel(q, fl, nd, ^{ buf[0] = 1; });
  enqueue_kernel(q, 1, nd, ^{ buf[0] = 1; });
  enqueue_kernel(buf, fl, nd, ^{ });
  enqueue_kernel(q, q, nd, ^{ });
  enqueue_kernel(q, fl, n, ^{ });
  enqueue_kernel(q, fl, nd, buf);
  enqueue_kernel(q, fl, nd, ^(int i) { });
  enqueue_kernel(q, fl, nd, 1, &ev, &ev2, ^{ });
  enqueue_kernel(q, fl, nd, 2, evs, 0, ^{ });
  enqueue_kernel(q, fl, nd, 0, NULL, &ev, ^{ });
  enqueue_kernel(q, fl, nd, 1, ev, &ev2, ^{ });
  enqueue_kernel(q, fl, nd, 1, &ev, ev2, ^{ });
  enqueue_kernel(q, fl, nd, ^(local void *p) { }, 64u);
  enqueue_kernel(q, fl, nd, ^(local void *p) { }, n);
  enqueue_kernel(q, fl, nd, ^(local void *p) { }, 1.0f);
  enqueue_kernel(q, fl, nd, ^(local int *p) { }, 64);
  enqueue_kernel(q, fl, nd, ^(local void *p, local void *r) { }, 64);
  enqueue_kernel(q, fl, nd, ^(global void *p) { }, 64);
  enqueue_kernel(q, fl, nd, 1, &ev, &ev2, ^(local void *p) { }, 8u);
  enqueue_kernel(q, fl, nd);
  buf[1] = get_kernel_work_group_size(^{ });
  buf[2] = get_kernel_preferred_work_group_size_multiple(^(local void *a) { });
  buf[3] = get_kernel_work_group_size(buf);
  buf[4] = get_kernel_work_group_size(^(int a) { });
}
