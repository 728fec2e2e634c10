// Kernels that kernels enqueue (OpenCL C 6.15.19).
// std: 2.0+
// ext: -cl_khr_device_enqueue_local_arg_types
kernel void child(global int *a, local int *l) {}
void enqueues(queue_t q, ndrange_t r, global int *a, uint n, clk_event_t *wait) {
  clk_event_t e;
  void (^block)(void) = ^{ a[0] = 1; };
  void (^sized)(local void *, local void *) = ^(local void *x, local void *y) { child(a, (local int *)x); };
  int s = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, r, block);
  s = enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(1), ^{ a[1] = 2; });
  s = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_WORK_GROUP, r, 2, wait, &e, block);
  s = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, r, 0, NULL, NULL, block);
  s = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, r, sized, n, n * 4);
  s = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, r, 1, &e, &e, sized, 16, n);
  if (s == CLK_ENQUEUE_FAILURE || s != CLK_SUCCESS || q == CLK_NULL_QUEUE || !is_valid_event(e)) { e = CLK_NULL_EVENT; }
}
void null_queue(queue_t q, ndrange_t r, int a) { enqueue_kernel(CLK_NULL_QUEUE, 0, r, ^{}); q = a ? q : CLK_NULL_QUEUE; }
void no_flags(queue_t q, ndrange_t r) { enqueue_kernel(q, r, ^{}); } //~ ERROR CL0603
void no_block(queue_t q, ndrange_t r) { enqueue_kernel(q, 0, r); } //~ ERROR CL0603
void no_queue(int q, ndrange_t r) { enqueue_kernel(q, 0, r, ^{}); } //~ ERROR CL0608
void no_range(queue_t q) { enqueue_kernel(q, 0, 1, ^{}); } //~ ERROR CL0608
void function(void);
void of_function(queue_t q, ndrange_t r) { enqueue_kernel(q, 0, r, function); } //~ ERROR CL0420
void of_kernel(queue_t q, ndrange_t r) { enqueue_kernel(q, 0, r, child); } //~ ERROR CL0420
void of_number(queue_t q, ndrange_t r) { enqueue_kernel(q, 0, r, 1); } //~ ERROR CL0609
void parameters(queue_t q, ndrange_t r) { enqueue_kernel(q, 0, r, ^(int a) {}); } //~ ERROR CL0609
void global_pointer(queue_t q, ndrange_t r) { enqueue_kernel(q, 0, r, ^(global void *a) {}, 1); } //~ ERROR CL0609
void typed_pointer(queue_t q, ndrange_t r) { enqueue_kernel(q, 0, r, ^(local float *a) {}, 1); } //~ ERROR CL0609
void no_size(queue_t q, ndrange_t r) { enqueue_kernel(q, 0, r, ^(local void *a) {}); } //~ ERROR CL0609
void one_size(queue_t q, ndrange_t r) { enqueue_kernel(q, 0, r, ^(local void *a, local void *b) {}, 1); } //~ ERROR CL0609
void more_sizes(queue_t q, ndrange_t r) { enqueue_kernel(q, 0, r, ^(local void *a) {}, 1, 2); } //~ ERROR CL0609
void size_for_nothing(queue_t q, ndrange_t r) { enqueue_kernel(q, 0, r, ^{}, 1); } //~ ERROR CL0609
void float_size(queue_t q, ndrange_t r) { enqueue_kernel(q, 0, r, ^(local void *a) {}, 1.0f); } //~ ERROR CL0608
void events_of_numbers(queue_t q, ndrange_t r, int *e) { enqueue_kernel(q, 0, r, 1, e, NULL, ^{}); } //~ ERROR CL0608
void event_returned(queue_t q, ndrange_t r, clk_event_t e) { enqueue_kernel(q, 0, r, 0, NULL, e, ^{}); } //~ ERROR CL0608
// Queries of blocks.
uint queries(ndrange_t r) { return get_kernel_work_group_size(^{}) + get_kernel_preferred_work_group_size_multiple(^(local void *a) {}) + get_kernel_max_sub_group_size_for_ndrange(r, ^{}) + get_kernel_sub_group_count_for_ndrange(r, ^(local void *a) {}); }
uint query_of_number(void) { return get_kernel_work_group_size(1); } //~ ERROR CL0609
uint query_of_parameters(void) { return get_kernel_work_group_size(^(int a) {}); } //~ ERROR CL0609
uint query_without_range(void) { return get_kernel_sub_group_count_for_ndrange(^{}); } //~ ERROR CL0603
uint query_of_range(int r) { return get_kernel_max_sub_group_size_for_ndrange(r, ^{}); } //~ ERROR CL0608
// Markers.
int marker(queue_t q, clk_event_t *wait, clk_event_t e) { return enqueue_marker(q, 2, wait, &e); }
int marker_of_numbers(queue_t q, int *wait, clk_event_t e) { return enqueue_marker(q, 2, wait, e); } //~ ERROR CL0506
int marker_alone(queue_t q) { return enqueue_marker(q); } //~ ERROR CL0603
// Events.
void events(global ulong *times) { clk_event_t e = create_user_event(); retain_event(e); set_user_event_status(e, CL_COMPLETE); bool v = is_valid_event(e); capture_event_profiling_info(e, CLK_PROFILING_COMMAND_EXEC_TIME, times); release_event(e); }
void retain_number(int e) { retain_event(e); } //~ ERROR CL0506
void retain_other(event_t e) { retain_event(e); } //~ ERROR CL0506
void status_of_pointer(clk_event_t e, int *s) { set_user_event_status(e, s); } //~ ERROR CL0507
void capture_local(clk_event_t e, local ulong *times) { capture_event_profiling_info(e, CLK_PROFILING_COMMAND_EXEC_TIME, times); } //~ ERROR CL0301
int event_as_number(clk_event_t e) { return e; } //~ ERROR CL0506
// Ranges.
void ranges(size_t a) { const size_t two[2] = { a, 1 }, three[3] = { 1, 2, a }; ndrange_t r = ndrange_1D(a); r = ndrange_1D(a, 1); r = ndrange_1D(a, a, 1); r = ndrange_2D(two); r = ndrange_2D(two, two); r = ndrange_2D(two, two, two); r = ndrange_3D(three); r = ndrange_3D(three, three); r = ndrange_3D(three, three, three); }
ndrange_t range_of_number(size_t a) { return ndrange_2D(a); } //~ ERROR CL0604
ndrange_t range_of_none(void) { return ndrange_1D(); } //~ ERROR CL0604
ndrange_t range_of_four(size_t a) { return ndrange_1D(a, a, a, a); } //~ ERROR CL0604
ndrange_t range_of_vector(ulong2 a) { return ndrange_2D(a); } //~ ERROR CL0604
ndrange_t range_of_constant(constant size_t *a) { return ndrange_2D(a); } //~ ERROR CL0604
queue_t queue_of_number(void) { return get_default_queue(1); } //~ ERROR CL0603
