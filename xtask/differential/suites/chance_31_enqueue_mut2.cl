// std: 2.0 3.0
#define LEAF 32u
typedef struct { uint begin, end; } range_t;

uint partition(global uint *a, uint lo, uint hi) {
  uint pivot = a[hi - 1], i = lo;
  for (uint j = lo; j + 1 < hi; ++j) {
    if (a[j] < pivot) {
      uint t = a[i];
      a[i++] = a[j];
      a[j] = t;
    }
  }
  a[hi - 1] = a[i];
  a[i] = pivot;
  return i;
}

kernel void quicksort(global uint *a, uint lo, uint hi, global int *err) {
  if (hi - lo <= LEAF) {
    for (uint i = lo + 1; i < hi; ++i)
      for (uint j = i; j > lo && a[j - 1] > a[j]; --j) {
        uint t = a[j]; a[j] = a[j - 1]; a[j - 1] = t;
      }
    return;
  }
  uint mid = partition(a, lo, hi);
  queue_t q = get_default_queue();
  ndrange_t one = ndrange_1D(1);
  void (^left)(void) = ^{ quicksort(a, lo, mid, err); };
  int rc = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, one, left);
  rc |= enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, one, ^{ quicksort(a, mid + 1, hi, err); });
  if (rc != CLK_SUCCESS)
    *err = rc;
}

kernel void scatter(global float *buf, uint n, queue_t side) {
  clk_event_t ev[2], user = create_user_event();
  const size_t dims[2] = {64, n};
  const ndrange_t nd = ndrange_2D(dims);
  size_t wg = get_kernel_work_group_size(^(local void *tmp) { ((local float *)tmp)[get_local_id(0)] = buf[0]; });
  enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_WAIT_KERNEL, ndrange_1D(n, wg), 1, &user, &ev[0],
                 ^(local void *tmp) {
                   local float *f = tmp;
                   f[get_local_id(0)] = buf[get_global_id(0)] * 2.0f;
                   work_group_barrier(CLK_LOCAL_MEM_FENCE);
                   buf[get_global_id(0)] = f[get_local_size(0) - 1 - get_local_id(0)];
                 }, (uint)(wg * sizeof(float)));
  enqueue_kernel(side, CLK_ENQUEUE_FLAGS_WAIT_WORK_GROUP, ndrange_1D(n), 1, ev, &ev[1], &ev[1], ^{ buf[get_global_id(0)] += 1.0f; });
  enqueue_marker(side, 2, ev, 0);
  set_user_event_status(user, CL_COMPLETE);
  capture_event_profiling_info(ev[1], CLK_PROFILING_COMMAND_EXEC_TIME, buf);
  retain_event(user);
  if (is_valid_event(user))
    release_event(user);
}
