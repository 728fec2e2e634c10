// std: 2.0 3.0

typedef struct { int a; } ndrange_like;

kernel void device_side(global int *a, global int *b, int i, char c0) {
  queue_t q = get_default_queue();
  unsigned flags = 0;
  ndrange_t nd = ndrange_1D(16);
  clk_event_t ev;
  clk_event_t wait_list[2];

  enqueue_kernel(q, flags, nd, ^(void) { a[i] = c0; });

  enqueue_kernel(q, flags, nd, 2, wait_list, &ev, ^(void) { a[i] = b[i]; });

  enqueue_kernel(q, flags, nd, 0, NULL, &ev, ^{ a[0] = 1; });

  enqueue_kernel(q, flags, nd,
                 ^(local void *p) { ((local int *)p)[0] = 1; },
                 256);

  enqueue_kernel(q, flags, nd, 2, wait_list, &ev,
                 ^(local void *p, local void *r) { return; },
                 (uint)c0, 4096000000L);

  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 1, &ev, 0,
                 ^(local int *p) { return; }, 4);

  uint s = get_kernel_work_group_size(^{ return; });
  s += get_kernel_preferred_work_group_size_multiple(^(local void *p) { return; });
  b[0] = s;
  release_event(ev);
}
