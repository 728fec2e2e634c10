// What the specification forbids and compilers allow: warnings, and errors of a pedantic check.
// std: 2.0 3.0
// warnings

typedef int (^block)(int);
queue_t on_the_device; //~ WARNING CL0427
ndrange_t range; //~ WARNING CL0427
struct holder { pipe int member; }; //~ WARNING CL0426
void array(pipe int several[2]) {} //~ WARNING CL0425

void pointers(global int *global *a, local int *global *b, constant int *c, global void *g) {
  (void)(1 ? a : b); //~ WARNING CL0303
  (void)(1 ? c : g); //~ WARNING CL0305
  int4 v = (int4)(c); //~ WARNING CL0513
}

kernel void inside(queue_t q) {
  ndrange_t n = { 0 }; //~ WARNING CL0506
  clk_event_t e, after;
  block none = 0; //~ WARNING CL0432
  void (^sized)(local void *) = ^(local void *p) {};
  ^{ local int shared; }; //~ WARNING CL0311
  enqueue_kernel(q, 0, n, 1, e, &after, ^{}); //~ WARNING CL0608
  enqueue_kernel(q, 0, n, 1, &e, &after, sized); //~ WARNING CL0609
}
kernel void arguments(clk_event_t event) {} //~ WARNING CL0706
kernel struct tagged { int a; }; //~ WARNING CL0703
_Static_assert((int){ 1 }, "a literal of a scalar has a value"); //~ WARNING CL0439
kernel __attribute__((intel_reqd_sub_group_size(-1))) void negative(void) {} //~ WARNING CL0709
#pragma OPENCL EXTENSION all : enable //~ WARNING CL0129
#pragma OPENCL EXTENSION cl_none : enable //~ WARNING CL0129
