// std: 1.2 2.0 3.0
// opts: -DPLAIN_RUN=1
// enqueue_kernel and the kernel query functions.

typedef void (^bl_t)(local void *);
typedef struct { int a; } ndr_like;

kernel void enq(global int *a, local int *lp, int i) {
  queue_t q = get_default_queue();
  ndrange_t nd = ndrange_1D(16);
  kernel_enqueue_flags_t flags = CLK_ENQUEUE_FLAGS_NO_WAIT;
  clk_event_t ev, ev2;
  clk_event_t wait[2];
  size_t gs[2] = {4, 4};
  uint size = 8;
  char csz = 4;

  enqueue_kernel(q, flags, nd, ^(void) { a[0] = i; });
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, ndrange_2D(gs), ^{ a[1] = 2; });
  enqueue_kernel(q, flags, nd, 2, wait, &ev, ^(void) { a[0] = 1; });
  enqueue_kernel(q, flags, nd, 0, NULL, NULL, ^(void) { a[0] = 1; });
  enqueue_kernel(q, flags, nd, 1, &ev2, &ev, ^(local void *p) { return; }, size);
  enqueue_kernel(q, flags, nd, ^(local void *p, local void *r) { return; }, 16, 32);
  enqueue_kernel(q, flags, nd, ^(local void *p) { return; }, csz);
  enqueue_kernel(q, flags, nd, ^(local void *p) { return; }, 1L);
  int e = enqueue_kernel(q, flags, nd, ^{});

  enqueue_kernel(q, flags, nd, ^(int x) { return; }, 16);
  enqueue_kernel(q, flags, nd, ^(local int *x) { return; }, 16);
  enqueue_kernel(q, flags, nd, ^(local void *p, local void *r) { return; }, 16);
  enqueue_kernel(q, flags, nd, ^(local void *p) { return; }, 1.0f);
  enqueue_kernel(q, flags, nd, ^(local void *p) { return; });
  enqueue_kernel(q, flags, nd, 1, &ev, ^{});
  enqueue_kernel(q, flags, 1, ^{});
  enqueue_kernel(a, flags, nd, ^{});
  enqueue_kernel(q, nd, flags, ^{});
  enqueue_kernel(q, flags, nd);
  enqueue_kernel(q, flags, nd, a);

  unsigned s = get_kernel_work_group_size(^{ a[0] = 1; });
  s = get_kernel_work_group_size(^(local void *p) { return; });
  s = get_kernel_work_group_size(^(int p) { return; });
  s = get_kernel_work_group_size(1);
  s = get_kernel_preferred_work_group_size_multiple(^{});
  s = get_kernel_preferred_work_group_size_multiple();
  s = get_kernel_max_sub_group_size_for_ndrange(nd, ^{});
  s = get_kernel_sub_group_count_for_ndrange(nd, ^(local void *p) {});
  s = get_kernel_sub_group_count_for_ndrange(^{}, nd);
}
