// std: 2.0 3.0

typedef void (^bl_t)(local void *);
typedef struct { int a; } ndrange_like;

kernel void enq(global int *out, int n) {
  queue_t q = get_default_queue();
  ndrange_t nd = ndrange_1D(64);
  clk_event_t evt, evt2;
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, nd, ^{ out[0] = n; });
  enqueue_kernel(q, 0, nd, ^(void) { out[1] = n; });
  enqueue_kernel(q, 0, nd, 1, &evt2, &evt, ^{ out[2] = n; });
  enqueue_kernel(q, 0, nd, ^(local void *a) { }, 128u);
  enqueue_kernel(q, 0, nd, ^(local void *a, local void *b) { }, 128u);
  enqueue_kernel(q, 0, nd, ^(local int *a) { }, 128u);
  enqueue_kernel(q, 0, nd, ^(int a) { }, 1u);
  enqueue_kernel(0, 0, nd, ^{ });
  enqueue_kernel(q, nd, 0, ^{ });
  enqueue_kernel(q, 0, nd);
  enqueue_kernel(q, 0, nd, out);
  enqueue_kernel(q, 0, nd, 1, evt, &evt, ^{ });
  enqueue_kernel(q, 0, nd, 1, 0, 0, ^{ });
  enqueue_kernel(q, 0, nd, ^(local void *a) { }, 1.0f);
  uint s = get_kernel_work_group_size(^{ });
  s = get_kernel_preferred_work_group_size_multiple(^(local void *a) { });
  s = get_kernel_work_group_size(q);
  s = get_kernel_sub_group_count_for_ndrange(nd, ^{ });
}
