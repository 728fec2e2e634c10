// std: 2.0 3.0
// opts:
// opts: -DUSE_NDRANGE_VAR=1
// enqueue_kernel argument forms.

typedef void (^block_v)(void);
typedef void (^block_l)(local void *);
typedef void (^block_ll)(local int *, local float *);

void callee(global int *a, int i) { a[i] = i; }

kernel void enqueue(global int *a, global int *b, int i) {
  queue_t q = get_default_queue();
  unsigned flags = 0;
  ndrange_t nd = ndrange_1D(16);
  clk_event_t wait, ret;
  clk_event_t list[2];
  const block_v bv = ^{ callee(a, i); };
  const block_l bl = ^(local void *p) { return; };

  enqueue_kernel(q, flags, nd, bv);
  enqueue_kernel(q, flags, nd, ^{ a[i] = b[i]; });
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, ^(void) { a[0] = 1; });
  enqueue_kernel(q, flags, nd, 1, &wait, &ret, bv);
  enqueue_kernel(q, flags, nd, 2, list, &ret, ^{ a[i] = 0; });
  enqueue_kernel(q, flags, nd, 0, NULL, &ret, bv);
  enqueue_kernel(q, flags, nd, 0, NULL, NULL, bv);
  enqueue_kernel(q, flags, nd, ^(local void *p) { return; }, 256);
  enqueue_kernel(q, flags, nd, bl, (uint)i);
  enqueue_kernel(q, flags, nd, ^(local void *p, local void *r) { return; }, 1, 2);
  enqueue_kernel(q, flags, nd, 1, &wait, &ret, ^(local void *p, local void *r) { return; }, 4u, 4u);

  enqueue_kernel(q, flags, nd, ^(local int *p) { return; }, 16);
  enqueue_kernel(q, flags, nd, bl);
  enqueue_kernel(q, flags, nd, bl, 1.0f);
  enqueue_kernel(q, flags, nd, bl, 1, 2);
  enqueue_kernel(q, flags, nd, ^(int x) { return; }, 1);
  enqueue_kernel(q, flags, bv);
  enqueue_kernel(flags, q, nd, bv);
  enqueue_kernel(q, 1.0f, nd, bv);
  enqueue_kernel(q, flags, nd, 1, 1, &ret, bv);
#ifdef USE_NDRANGE_VAR
  size_t gs[2] = {4, 4};
  enqueue_kernel(q, flags, ndrange_2D(gs), bv);
  uint n = get_kernel_work_group_size(bv);
  n += get_kernel_preferred_work_group_size_multiple(bl);
  n += get_kernel_work_group_size(nd);
#endif
}
