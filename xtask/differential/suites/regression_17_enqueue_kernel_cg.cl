// std: 2.0
typedef struct { int a; } box;
kernel void parent(global int *a, global int *b, int i, char c0) {
  queue_t q = get_default_queue();
  ndrange_t nd;
  clk_event_t ev;
  clk_event_t list[4];
  unsigned char sz = 8;
  box bx = {i};

  enqueue_kernel(q, 0, nd, ^(void) { a[i] = c0; });
  enqueue_kernel(q, 0, nd, 2, list, &ev, ^(void) { a[i] = b[i]; });
  enqueue_kernel(q, 0, nd, ^(local void *p) { a[0] = bx.a; }, sz);
  enqueue_kernel(q, 0, nd, 1, &ev, &ev,
                 ^(local void *p, local void *r) { return; }, 16u, 4294967296L);

  void (^const blk)(void) = ^{ b[i] = 1; };
  enqueue_kernel(q, 0, nd, blk);
  uint n = get_kernel_work_group_size(blk);
  n = get_kernel_preferred_work_group_size_multiple(blk);
  a[1] = n;
}
