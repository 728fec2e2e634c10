// std: 2.0 3.0
// opts: -D__opencl_c_device_enqueue=1

// enqueue_kernel in its forms, and the queries that take blocks.

typedef void (^bl_t)(void);
typedef void (^bl_l_t)(local void *);
typedef void (^bl_ll_t)(local void *, local void *);
typedef void (^bl_li_t)(local int *);
typedef int (^bl_ret_t)(void);

kernel void forms(queue_t q, global int *out) {
  ndrange_t nd = ndrange_1D(4);
  clk_event_t e, w[2];
  uint sz = 16;
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, ^(void) { out[0] = 1; });
  enqueue_kernel(q, 0, nd, ^{ out[0] = 1; });
  enqueue_kernel(q, 0, nd, 2, w, &e, ^{ out[0] = 1; });
  enqueue_kernel(q, 0, nd, 0, NULL, NULL, ^{ out[0] = 1; });
  enqueue_kernel(q, 0, nd, 0, 0, &e, ^{ out[0] = 1; });
  enqueue_kernel(q, 0, nd, ^(local void *p) { out[0] = 1; }, 16);
  enqueue_kernel(q, 0, nd, ^(local void *p) { out[0] = 1; }, sz);
  enqueue_kernel(q, 0, nd, ^(local void *p, local void *r) {}, sz, 8u);
  enqueue_kernel(q, 0, nd, 1, &w[0], &e, ^(local void *p) {}, (ulong)sz);
  int r = enqueue_kernel(q, 0, nd, ^{});
}

kernel void wrong(queue_t q, int n, global int *g) {
  ndrange_t nd = ndrange_1D(4);
  clk_event_t e;
  enqueue_kernel(q, 0, nd);
  enqueue_kernel();
  enqueue_kernel(n, 0, nd, ^{});
  enqueue_kernel(q, q, nd, ^{});
  enqueue_kernel(q, 1.0f, nd, ^{});
  enqueue_kernel(q, 0, n, ^{});
  enqueue_kernel(q, 0, nd, n);
  enqueue_kernel(q, 0, nd, g);
  enqueue_kernel(q, 0, nd, ^(int a) {});
  enqueue_kernel(q, 0, nd, ^(local int *p) {}, 4);
  enqueue_kernel(q, 0, nd, ^(global void *p) {}, 4);
  enqueue_kernel(q, 0, nd, ^(local void *p) {});
  enqueue_kernel(q, 0, nd, ^(local void *p) {}, 4, 8);
  enqueue_kernel(q, 0, nd, ^(local void *p) {}, 4.0f);
  enqueue_kernel(q, 0, nd, ^(local void *p) {}, g);
  enqueue_kernel(q, 0, nd, ^{ return 1; });
  enqueue_kernel(q, 0, nd, 1, e, &e, ^{});
  enqueue_kernel(q, 0, nd, 1, &e, e, ^{});
  enqueue_kernel(q, 0, nd, e, &e, &e, ^{});
  enqueue_kernel(q, 0, nd, 1, &e, &e, n);
  enqueue_kernel(q, 0, nd, 1, g, &e, ^{});
  enqueue_kernel(q, 0, nd, 1, &e, &e, ^(local void *p) {});
  enqueue_kernel(q, 0, nd, 1, &e, &e);
}

kernel void queries(queue_t q) {
  bl_t a = ^{};
  bl_l_t b = ^(local void *p) {};
  bl_ll_t c = ^(local void *p, local void *r) {};
  bl_li_t d = ^(local int *p) {};
  bl_ret_t f = ^{ return 1; };
  ndrange_t nd = ndrange_1D(1);
  uint s = get_kernel_work_group_size(a);
  s = get_kernel_work_group_size(b);
  s = get_kernel_work_group_size(c);
  s = get_kernel_work_group_size(d);
  s = get_kernel_work_group_size(f);
  s = get_kernel_work_group_size(^(local void *p) {});
  s = get_kernel_work_group_size(^(int i) {});
  s = get_kernel_work_group_size(1);
  s = get_kernel_work_group_size();
  s = get_kernel_work_group_size(a, a);
  s = get_kernel_preferred_work_group_size_multiple(b);
  s = get_kernel_preferred_work_group_size_multiple(s);
  s = get_kernel_max_sub_group_size_for_ndrange(nd, a);
  s = get_kernel_max_sub_group_size_for_ndrange(a, nd);
  s = get_kernel_sub_group_count_for_ndrange(nd, b);
  s = get_kernel_sub_group_count_for_ndrange(1, d);
  s = get_kernel_sub_group_count_for_ndrange(nd);
}
