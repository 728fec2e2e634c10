// std: 2.0
kernel void enq(global int *out) {
  queue_t q = get_default_queue();
  ndrange_t nd = ndrange_1D(8);
  clk_event_t evt, *pevt = &evt;
  int n = 3;
  enqueue_kernel(q, 0, nd);
  enqueue_kernel(q, 0, nd, ^{ out[0] = 1; }, 3);
  enqueue_kernel(n, 0, nd, ^{ out[0] = 1; });
  enqueue_kernel(q, pevt, nd, ^{ out[0] = 1; });
  enqueue_kernel(q, 0, n, ^{ out[0] = 1; });
  enqueue_kernel(q, 0, nd, n);
  enqueue_kernel(q, 0, nd, ^(int x) { out[x] = 1; }, 4);
  enqueue_kernel(q, 0, nd, ^(local int *p) { }, 4);
  enqueue_kernel(q, 0, nd, ^(local void *p) { });
  enqueue_kernel(q, 0, nd, ^(local void *p) { }, 1.5f);
  enqueue_kernel(q, 0, nd, ^(local void *a, local void *b) { }, 4);
  enqueue_kernel(q, 0, nd, 1, evt, pevt, ^{ });
  enqueue_kernel(q, 0, nd, 1, pevt, evt, ^{ });
  enqueue_kernel(q, 0, nd, q, pevt, pevt, ^{ });
  enqueue_kernel(q, 0, nd, 1, pevt, pevt, ^(local void *p) { });
  enqueue_kernel(q, 0, nd, 1, pevt, pevt, ^(local void *p) { }, 16u);
  enqueue_kernel(q, 0, nd, 1, NULL, NULL, ^int(void) { return 1; });
  get_kernel_work_group_size(^(int a) { });
  get_kernel_work_group_size(n);
  get_kernel_preferred_work_group_size_multiple();
  get_kernel_sub_group_count_for_ndrange(n, ^{ });
}
