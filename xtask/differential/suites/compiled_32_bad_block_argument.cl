// std: 2.0 3.0
// Parameters of an enqueued block must be pointers to local void.
__kernel void launch(__global int *out, uint bytes)
{
  queue_t q = get_default_queue();
  ndrange_t r = ndrange_1D(get_local_size(0));
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, r, ^{ out[0] = 1; });
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, r,
                 ^(local void *p) { out[1] = ((local int *)p)[0]; }, bytes);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, r,
                 ^(local int *p) { out[2] = p[0]; }, bytes);
}
