// std: 2.0
typedef struct { int lo, hi; } range;

int partition(global int *a, int lo, int hi) {
  int pivot = a[hi], i = lo - 1;
  for (int j = lo; j < hi; ++j)
    if (a[j] <= pivot) {
      int t = a[++i];
      a[i] = a[j];
      a[j] = t;
    }
  int t = a[i + 1];
  a[i + 1] = a[hi];
  a[hi] = t;
  return i + 1;
}

kernel void quicksort(global int *a, int lo, int hi) {
  if (lo >= hi)
    return;
  const int m = partition(a, lo, hi);
  queue_t q = get_default_queue();
  ndrange_t nd = ndrange_1D(1);
  clk_event_t ev[2];
  void (^left)(void) = ^{ quicksort(a, lo, m - 1); };
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 0, NULL, &ev[0], left);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 0, NULL, &ev[1],
                 ^{ quicksort(a, m + 1, hi); });
  enqueue_marker(q, 2, ev, NULL);
  release_event(ev[0]);
  release_event(ev[1]);
}

kernel void with_local(global float *x, uint n) {
  queue_t q = get_default_queue();
  size_t dims[2] = {n, n};
  clk_event_t user = create_user_event();
  int rc = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, ndrange_2D(dims), 1, &user, NULL,
                          ^(local void *scratch) { ((local float *)scratch)[0] = x[0]; },
                          (uint)(n * sizeof(float)));
  set_user_event_status(user, rc == CLK_SUCCESS ? CL_COMPLETE : -1);
  uint wg = get_kernel_work_group_size(^{ x[0] = 1.0f; });
  uint pm = get_kernel_preferred_work_group_size_multiple(^{ x[1] = 2.0f; });
  x[2] = (float)(wg / pm);
}
