// std: 2.0
typedef void (^bl_t)(local void *);
typedef struct { int a; } ndr_s;

const bl_t global_bl = ^(local void *a) { ((local int *)a)[0] = 1; };

kernel void device_side(global int *a, global int *b, int i, char c0) {
  queue_t q;
  int flags = 0;
  ndrange_t nd;
  clk_event_t ev, ev2;
  clk_event_t evs[2];
  uint size = 64;
  ulong big = 64;

  enqueue_kernel(q, flags, nd, ^(void) { a[i] = b[i]; });
  enqueue_kernel(q, flags, nd, 2, &ev, &ev2, ^(void) { a[i] = c0; });
  enqueue_kernel(q, flags, nd, 2, evs, 0, ^{ a[i] = 0; });
  enqueue_kernel(q, flags, nd, 0, NULL, &ev2, ^{ a[i] = 0; });
  enqueue_kernel(q, flags, nd, ^(local void *p) { return; }, c0);
  enqueue_kernel(q, flags, nd, ^(local void *p) { return; }, big);
  enqueue_kernel(q, flags, nd, 2, evs, &ev2, ^(local void *p, local void *r) {}, size, 256);
  enqueue_kernel(q, flags, nd, global_bl, size);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, ^(local int *p) { *p = 1; }, size);
  enqueue_kernel(get_default_queue(), flags, nd, ^(local void *p) {}, 4.0f);

  size = get_kernel_work_group_size(^(local void *p) {});
  size = get_kernel_preferred_work_group_size_multiple(global_bl);
  size = get_kernel_max_sub_group_size_for_ndrange(nd, ^{});
  size = get_kernel_sub_group_count_for_ndrange(nd, ^{});
}
