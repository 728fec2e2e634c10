// std: 2.0 3.0

// Sizes of local arguments: each block parameter takes one, of any integer
// type.
typedef void (^two_tiles_t)(local void *, local void *);

kernel void tiles(global float *data, short small, float real) {
  queue_t q = get_default_queue();
  ndrange_t n = ndrange_1D(64);
  const two_tiles_t two = ^(local void *x, local void *y) {
    local float *fx = x;
    local float *fy = (local float *)y;
    fx[0] = fy[0];
    data[0] = fx[0];
  };

  enqueue_kernel(q, 0, n, two, 64, 64u);
  enqueue_kernel(q, 0, n, two, small, sizeof(float) * 64);
  enqueue_kernel(q, 0, n, two, 64);
  enqueue_kernel(q, 0, n, two);
  enqueue_kernel(q, 0, n, two, 64, 64, 64);
  enqueue_kernel(q, 0, n, two, real, 64);
  enqueue_kernel(q, 0, n, two, data, 64);
  enqueue_kernel(q, 0, n, ^(local float *t) { data[0] = *t; }, 64);
  enqueue_kernel(q, 0, n, ^(global void *t) {}, 64);
  enqueue_kernel(q, 0, n, ^(local void *t, int k) {}, 64, 1);
  enqueue_kernel(q, 0, n, 0, NULL, NULL, two, 64, 'c');
  enqueue_kernel(q, 0, n, 0, NULL, NULL, two, 64);
}
