// A block that is enqueued returns nothing and takes pointers `local void *` alone, for each of which a size follows
// (6.15.19.1, 6.15.19.2); so where it is only asked about (6.15.19.6). Compilers let all sizes be left out behind
// events, and take a block that returns something.
// std: 2.0+
// ext: -cl_khr_device_enqueue_local_arg_types
// never: 1.0 1.1 1.2, blocks came with 2.0
typedef void (^sized)(local void *);
void enqueued(queue_t q, ndrange_t r, uint n) {
  clk_event_t e, ret;
  sized one = ^(local void *p) {};
  int (^number)(void) = ^{ return 1; };
  enqueue_kernel(q, 0, r, ^(int a) {}); //~ ERROR CL0609
  enqueue_kernel(q, 0, r, ^{ return 1; }); //~ WARNING CL0609
  enqueue_kernel(q, 0, r, number); //~ WARNING CL0609
  enqueue_kernel(q, 0, r, ^(global void *p) {}, n); //~ ERROR CL0609
  enqueue_kernel(q, 0, r, ^(void *p) {}, n); //~ ERROR CL0609
  enqueue_kernel(q, 0, r, ^(local int *p) {}, n); //~ ERROR CL0609
  enqueue_kernel(q, 0, r, ^(local void *p, int a) {}, n, n); //~ ERROR CL0609
  enqueue_kernel(q, 0, r, ^(local void *p) { return 1; }, n); //~ WARNING CL0609
  enqueue_kernel(q, 0, r, 1, &e, &ret, ^(int a) {}); //~ ERROR CL0609
  enqueue_kernel(q, 0, r, 1, &e, &ret, ^(local float *p) {}, n); //~ ERROR CL0609
  enqueue_kernel(q, 0, r, 1, &e, &ret, one); //~ WARNING CL0609
  n = get_kernel_work_group_size(^(int a) {}); //~ ERROR CL0609
  n = get_kernel_preferred_work_group_size_multiple(^(global void *p) {}); //~ ERROR CL0609
  enqueue_kernel(q, 0, r, ^{}); //~ FINE CL0609
  enqueue_kernel(q, 0, r, ^(void) {}); //~ FINE CL0609
  enqueue_kernel(q, 0, r, ^(local void *p) {}, n); //~ FINE CL0609
  enqueue_kernel(q, 0, r, ^(local void *p, local void *s) {}, n, 4u); //~ FINE CL0609
  enqueue_kernel(q, 0, r, one, n); //~ FINE CL0609
  enqueue_kernel(q, 0, r, 1, &e, &ret, ^{}); //~ FINE CL0609
  enqueue_kernel(q, 0, r, 1, &e, &ret, one, 16u); //~ FINE CL0609
  n = get_kernel_work_group_size(one); //~ FINE CL0609
}
