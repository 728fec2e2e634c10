// std: 2.0 3.0
// opts: -DQUALS=1
// opts: -DWG_SIZE=1
#ifdef QUALS
#define CONST const
#else
#define CONST
#endif
kernel void enqueue(global int *a, local int *b, int i) {
  queue_t q = get_default_queue();
  unsigned long size;
  const ndrange_t nd = ndrange_1D(16);
  clk_event_t evt, event_wait_list;
  clk_event_t wl[2];
  void (^CONST bl)(void) = ^(void) { a[i] = 1; };
  void (^CONST bl_l)(local void *) = ^(local void *p) { return; };
  void (^CONST bl_i)(int) = ^(int x) { return; };

  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, ^(void) { return; });
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, bl);
  enqueue_kernel(q, 1, nd, 1);
  enqueue_kernel(1, 1, nd, bl);
  enqueue_kernel(q, evt, nd, bl);
  enqueue_kernel(q, 1, 1, bl);
  enqueue_kernel(q, 1, nd);
  enqueue_kernel(q, 1, nd, ^(int x) { return; });
  enqueue_kernel(q, 1, nd, 1, &event_wait_list, &evt, bl);
  enqueue_kernel(q, 1, nd, 2, wl, &evt, bl);
  enqueue_kernel(q, 1, nd, 0, NULL, NULL, bl);
  enqueue_kernel(q, 1, nd, 1, evt, &evt, bl);
  enqueue_kernel(q, 1, nd, 1, 1, &evt, bl);
  enqueue_kernel(q, 1, nd, 1, &evt, 1, bl);
  enqueue_kernel(q, 1, nd, 1, &evt, bl);
  enqueue_kernel(q, 1, nd, bl_l, 64);
  enqueue_kernel(q, 1, nd, bl_l, size);
  enqueue_kernel(q, 1, nd, bl_l, 1.0f);
  enqueue_kernel(q, 1, nd, bl_l);
  enqueue_kernel(q, 1, nd, bl_l, 1, 2);
  enqueue_kernel(q, 1, nd, bl_i, 1);
  enqueue_kernel(q, 1, nd, 1, &evt, &evt, bl_l, 4);
#ifdef WG_SIZE
  size = get_kernel_work_group_size(bl);
  size = get_kernel_work_group_size(bl_l);
  size = get_kernel_work_group_size(bl_i);
  size = get_kernel_work_group_size(1);
  size = get_kernel_work_group_size(bl, 1);
  size = get_kernel_preferred_work_group_size_multiple(^{});
  size = get_kernel_max_sub_group_size_for_ndrange(nd, ^{});
  size = get_kernel_sub_group_count_for_ndrange(1, ^{});
#endif
}
