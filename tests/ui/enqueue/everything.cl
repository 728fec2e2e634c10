// The functions that enqueue kernels.
// std: 2.0+

typedef void (^bl_A_t)(local void *);
typedef void (^bl_v)(void);
typedef int (^bl_i)(void);
void fop(void);
kernel void dev(queue_t q, global int *g) {
  ndrange_t nd = ndrange_1D(1);
  clk_event_t e, w[2];
  uint flags = 0;
  bl_A_t block_A = (bl_A_t)^(local void *a) {};
  bl_v block_v = ^{};
  bl_i block_i = ^{ return 1; };
  enqueue_kernel(q, flags, nd, ^(void) { return; });
  enqueue_kernel(q, flags, nd, ^{});
  enqueue_kernel(q, flags, nd, block_v);
  enqueue_kernel(q, flags, nd, block_A); //~ ERROR CL0609
  enqueue_kernel(q, flags, nd, block_i);
  enqueue_kernel(q, flags, nd, block_A, 10);
  enqueue_kernel(q, flags, nd, block_A, 10, 11); //~ ERROR CL0609
  enqueue_kernel(q, flags, nd, ^(local void *a, local void *b) {}, 1, 2);
  enqueue_kernel(q, flags, nd, ^(local void *a, local void *b) {}, 1); //~ ERROR CL0609
  enqueue_kernel(q, flags, nd, ^(local int *a) {}, 1); //~ ERROR CL0609
  enqueue_kernel(q, flags, nd, ^(global void *a) {}, 1); //~ ERROR CL0609
  enqueue_kernel(q, flags, nd, ^(void *a) {}, 1); //~ ERROR CL0609
  enqueue_kernel(q, flags, nd, ^(int a) {}, 1); //~ ERROR CL0609
  enqueue_kernel(q, flags, nd, ^(int a) {}); //~ ERROR CL0609
  enqueue_kernel(q, flags, nd, ^(local void *a) {}, 1.0f); //~ ERROR CL0608
  enqueue_kernel(q, flags, nd, ^(local void *a) {}, 1L);
  enqueue_kernel(q, flags, nd, ^(local void *a) {}, (char)1);
  enqueue_kernel(q, flags, nd, ^(local void *a) {}, &e); //~ ERROR CL0608
  enqueue_kernel(q, flags, nd, 1, w, &e, ^{});
  enqueue_kernel(q, flags, nd, 1, &e, &e, block_v);
  enqueue_kernel(q, flags, nd, 1, 0, 0, ^{});
  enqueue_kernel(q, flags, nd, 0, NULL, &e, ^{});
  enqueue_kernel(q, flags, nd, 1, &e, 0, block_A, 10);
  enqueue_kernel(q, flags, nd, 1, &e, 0, block_A);
  enqueue_kernel(q, flags, nd, 1, e, 0, block_v);
  enqueue_kernel(q, flags, nd, 1, &e, e, block_v); //~ ERROR CL0608
  enqueue_kernel(q, flags, nd, 1, g, 0, block_v); //~ ERROR CL0608
  enqueue_kernel(q, flags, nd, &e, &e, 0, block_v); //~ ERROR CL0608
  enqueue_kernel(q, flags, nd, 1.0f, &e, 0, block_v); //~ ERROR CL0608
  enqueue_kernel(q, flags, nd, 1, &e, 0, fop); //~ ERROR CL0420
  enqueue_kernel(q, flags, nd, 1, &e, 0, 0); //~ ERROR CL0609
  enqueue_kernel(q, flags, nd, 1, &e, ^{}); //~ ERROR CL0603
  enqueue_kernel(q, flags, nd, 1, ^{}); //~ ERROR CL0603
  enqueue_kernel(q, flags, nd); //~ ERROR CL0603
  enqueue_kernel(q, flags); //~ ERROR CL0603
  enqueue_kernel(); //~ ERROR CL0603
  enqueue_kernel(q, flags, nd, fop); //~ ERROR CL0420
  enqueue_kernel(q, flags, nd, 1); //~ ERROR CL0609
  enqueue_kernel(0, flags, nd, ^{}); //~ ERROR CL0608
  enqueue_kernel(nd, flags, nd, ^{}); //~ ERROR CL0608
  enqueue_kernel(q, q, nd, ^{}); //~ ERROR CL0608
  enqueue_kernel(q, 1.0f, nd, ^{}); //~ ERROR CL0608
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, ^{});
  enqueue_kernel(q, flags, 1, ^{}); //~ ERROR CL0608
  enqueue_kernel(q, flags, q, ^{}); //~ ERROR CL0608
  enqueue_kernel(get_default_queue(), flags, nd, ^{});
  enqueue_marker(q, 1, w, &e);
  enqueue_marker(q, 1, e, &e); //~ ERROR CL0506
  int x = enqueue_kernel(q, flags, nd, ^{ int y = *g; });
  get_kernel_work_group_size(^{});
  get_kernel_work_group_size(block_A);
  get_kernel_work_group_size(block_i);
  get_kernel_work_group_size(^(int a){}); //~ ERROR CL0609
  get_kernel_work_group_size(1); //~ ERROR CL0609
  get_kernel_work_group_size(fop); //~ ERROR CL0609
  get_kernel_work_group_size(); //~ ERROR CL0603
  get_kernel_work_group_size(block_v, 1); //~ ERROR CL0603
  get_kernel_preferred_work_group_size_multiple(block_A);
  get_kernel_preferred_work_group_size_multiple(1); //~ ERROR CL0609
  get_kernel_max_sub_group_size_for_ndrange(nd, block_v);
  get_kernel_max_sub_group_size_for_ndrange(1, block_v); //~ ERROR CL0608
  get_kernel_max_sub_group_size_for_ndrange(nd, 1); //~ ERROR CL0609
  get_kernel_max_sub_group_size_for_ndrange(nd); //~ ERROR CL0603
  get_kernel_sub_group_count_for_ndrange(nd, block_A);
  get_kernel_sub_group_count_for_ndrange(block_A, nd); //~ ERROR CL0608
}
