// std: 2.0+

// Arguments of enqueue_kernel and of the kernel query functions.

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_device_enqueue)
typedef void (^bl_A_t)(local void *);
constant int c = 1;

kernel void enq(global int *g, unsigned n) {
  queue_t q = get_default_queue();
  ndrange_t nd = ndrange_1D(16);
  clk_event_t evt, evts[2];
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, ^(void) { g[0] = 1; });
  enqueue_kernel(q, 1, nd, ^(int i) { return; }); //~ ERROR CL0609
  enqueue_kernel(n, 1, nd, ^(void) {}); //~ ERROR CL0608
  enqueue_kernel(q, "flags", nd, ^(void) {}); //~ ERROR CL0608
  enqueue_kernel(q, 1, n, ^(void) {}); //~ ERROR CL0608
  enqueue_kernel(q, 1, nd, n); //~ ERROR CL0609
  enqueue_kernel(q, 1, nd); //~ ERROR CL0603
  enqueue_kernel(q, 1, nd, 2, evts, &evt, ^(void) {});
  enqueue_kernel(q, 1, nd, 2, &n, &evt, ^(void) {}); //~ ERROR CL0608
  enqueue_kernel(q, 1, nd, 2, evts, evt, ^(void) {}); //~ ERROR CL0608
  enqueue_kernel(q, 1, nd, 0, NULL, NULL, ^(void) {});
  enqueue_kernel(q, 1, nd, ^(local void *a) {}, n);
  enqueue_kernel(q, 1, nd, ^(local void *a, local void *b) {}, 16, 32);
  enqueue_kernel(q, 1, nd, ^(local void *a, local void *b) {}, 16); //~ ERROR CL0609
  enqueue_kernel(q, 1, nd, ^(local int *a) {}, 16); //~ ERROR CL0609
  enqueue_kernel(q, 1, nd, ^(global void *a) {}, 16); //~ ERROR CL0609
  enqueue_kernel(q, 1, nd, ^(local void *a) {}, 1.5f); //~ ERROR CL0608
  enqueue_kernel(q, 1, nd, 1, evts, &evt, ^(local void *a) {}, 16);
  bl_A_t blk = (bl_A_t)^(local void *a) {};
  enqueue_kernel(q, 1, nd, blk, c);
}

kernel void query(void) {
  unsigned s = get_kernel_work_group_size(^(void) {});
  s = get_kernel_work_group_size(^(local void *a) {});
  s = get_kernel_work_group_size(^(int a) {}); //~ ERROR CL0609
  s = get_kernel_work_group_size(1); //~ ERROR CL0609
  s = get_kernel_preferred_work_group_size_multiple(^(void) {});
  s = get_kernel_preferred_work_group_size_multiple(); //~ ERROR CL0603
}

#pragma OPENCL EXTENSION cl_khr_device_enqueue_local_arg_types : enable
void typed(queue_t q, ndrange_t nd) {
  enqueue_kernel(q, 0, nd, ^(local int *a, local float4 *b) {}, 4, 16);
  enqueue_kernel(q, 0, nd, ^(local event_t *a) {}, 4); //~ ERROR CL0609
}
#else
void enq(void) { enqueue_kernel(); }
#endif
