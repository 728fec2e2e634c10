// std: 2.0
typedef void (^work_t)(void);
typedef void (^work_local_t)(local void *);

const work_local_t at_file_scope = ^(local void *scratch) {};

kernel void parent(global float *dst, global const float *src, int n) {
  queue_t q = get_default_queue();
  ndrange_t nd = ndrange_2D((size_t[2]){4, 4});
  ndrange_t line = ndrange_1D(n);
  clk_event_t first, second;

  work_t copy = ^{ dst[n] = src[n]; };
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, line, copy);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, line, 0, NULL, &first, copy);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, line, 1, &first, &second, ^{ dst[0] = n; });
  enqueue_kernel(q, 0, line, at_file_scope, 64);
  enqueue_kernel(q, 0, line, 1, &second, NULL, ^(local void *a, local void *b) {}, 8, n);
  copy();
  dst[1] = get_kernel_work_group_size(copy);
  dst[2] = get_kernel_preferred_work_group_size_multiple(at_file_scope);
  release_event(first);
}
