void step(global int *a, int depth);
void work(global int *a, int depth) {
  int i = get_global_id(0);
  a[i] += depth;
  if (i == 0 && depth > 0) step(a, depth - 1);
}
void step(global int *a, int depth) {
  enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_WAIT_KERNEL, ndrange_1D(4, 2), ^{ work(a, depth); });
}
kernel void recurse(global int *a) { if (get_global_id(0) == 0) step(a, 3); }

kernel void events(global int *a) {
  queue_t q = get_default_queue();
  clk_event_t u = create_user_event(), e1, e2, m;
  size_t g[2] = { 2, 3 }, l[2] = { 1, 3 };
  ndrange_t n2 = ndrange_2D(g, l);
  int r = 0;
  r |= enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, n2, 1, &u, &e1,
                      ^{ a[get_global_linear_id()] = 10 * get_global_id(1) + get_global_id(0); });
  r |= enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(6), 1, &e1, &e2, ^(local void *p, local void *s) {
    local int *x = p;
    int i = get_local_id(0);
    x[i] = a[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    a[i] = x[5 - i] + ((local char *)s == 0);
  }, 24u, 8u);
  r |= enqueue_marker(q, 1, &e2, &m);
  r |= enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(1), 1, &m, 0, ^{ a[6] = a[0] + 1000; });
  a[7] = is_valid_event(u) + 2 * is_valid_event(m);
  set_user_event_status(u, CL_COMPLETE);
  release_event(u); release_event(e1); release_event(e2); release_event(m);
  a[8] = r;
  a[9] = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(0), ^{ a[10] = 1; });
}
// A kernel is complete when those that it enqueued are.
kernel void children_before_event(global int *a) {
  queue_t q = get_default_queue();
  clk_event_t e;
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(1), 0, NULL, &e, ^{
    a[0] = 1;
    enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(1), ^{ a[1] = a[0] + 1; });
  });
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(1), 1, &e, NULL, ^{ a[2] = a[1] + 1; });
  release_event(e);
}
kernel void failed_event(global int *a) {
  queue_t q = get_default_queue();
  clk_event_t u = create_user_event(), e;
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(1), 1, &u, &e, ^{ a[0] = 1; });
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(1), 1, &e, NULL, ^{ a[1] = 1; });
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(1), ^{ a[2] = 7; });
  set_user_event_status(u, -1);
  release_event(u); release_event(e);
}
kernel void in_divergent_code(global int *a) {
  int i = get_global_id(0);
  if (i & 1) {
    enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_WAIT_WORK_GROUP, ndrange_1D((size_t)i, 1, 1),
                   ^{ a[i] = 10 + i; a[i + 4] = 100 + a[i]; });
  }
}
kernel void captured_value(global int *a) {
  int i = get_global_id(0);
  int y = 100 + i;
  void (^b)(void) = ^{ a[i] = y; };
  y = 0;
  enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_WAIT_KERNEL, ndrange_1D(1), b);
}
kernel void sizes_fail(global int *a) {
  queue_t q = get_default_queue();
  clk_event_t e;
  a[0] = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(1), ^(local void *p) { a[0] = 1; }, 0u);
  a[1] = enqueue_kernel(q, 77, ndrange_1D(1), ^{ a[1] = 1; });
  a[2] = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(1), 1, NULL, NULL, ^{ a[2] = 1; });
  a[3] = enqueue_marker(q, 0, NULL, &e) ? -101 : 0;
  if (!a[3]) { a[3] = -101; release_event(e); }
}
kernel void profile(global int *a, global ulong *t) {
  clk_event_t e;
  enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(1), 0, NULL, &e, ^{
    enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(8), ^{ a[0] = 1; });
  });
  capture_event_profiling_info(e, CLK_PROFILING_COMMAND_EXEC_TIME, t);
  enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(1), 1, &e, NULL,
                 ^{ a[1] = t[0] > 0; a[2] = t[1] > t[0]; });
  release_event(e);
}
kernel void sub_group_queries(global int *a) {
  size_t g[2] = { 8, 12 }, l[2] = { 8, 6 };
  ndrange_t n = ndrange_2D(g, l);
  void (^b)(void) = ^{ a[0] = 1; };
  a[0] = get_kernel_sub_group_count_for_ndrange(n, b);
  a[1] = get_kernel_max_sub_group_size_for_ndrange(n, b);
  a[2] = get_kernel_sub_group_count_for_ndrange(ndrange_1D(4, 4), b);
  a[3] = get_kernel_max_sub_group_size_for_ndrange(ndrange_1D(4, 4), b);
}
kernel void private_pointer(global int *a) {
  int x[2] = { 1, 2 };
  int *p = x;
  enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(1), ^{ if (a[0] > 5) a[0] = p[0]; });
}
kernel void local_pointer(global int *a) {
  local int x;
  x = 5;
  enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(1), ^{ if (a[0] > 5) a[0] = x; });
}
kernel void never_complete(global int *a) {
  clk_event_t u = create_user_event();
  enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(1), 1, &u, NULL, ^{ a[0] = 1; });
  release_event(u);
}
kernel void never_released(global int *a) {
  clk_event_t e;
  enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(1), 0, NULL, &e, ^{ a[0] = 5; });
}
kernel void not_an_event(global int *a) {
  clk_event_t e = CLK_NULL_EVENT;
  retain_event(e);
  a[0] = !is_valid_event(e);
}
kernel void released_twice(global int *a) {
  clk_event_t u = create_user_event();
  set_user_event_status(u, CL_COMPLETE);
  release_event(u);
  release_event(u);
}
kernel void race_in_child(global int *a) {
  enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(4), ^{ a[0] = get_global_id(0); });
}
kernel void outside_in_child(global int *a) {
  enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(2), ^{ a[get_global_id(0)] = 1; });
}
// The block captures the parameters of the function that it calls.
void count_down(global int *a, int n) {
  a[n] = n + 1;
  if (n > 0)
    enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_WAIT_KERNEL, ndrange_1D(1), ^{ count_down(a, n - 1); });
}
kernel void captured_parameters(global int *a) { count_down(a, 3); }
