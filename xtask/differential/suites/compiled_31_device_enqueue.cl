// std: 2.0 3.0
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_device_enqueue)
void child(__global int *buf, int depth)
{
  buf[get_global_id(0)] = depth;
}

__kernel void parent(__global int *buf, int n)
{
  queue_t q = get_default_queue();
  ndrange_t r = ndrange_1D(n);
  clk_event_t e1, e2;
  void (^blk)(void) = ^{ child(buf, 1); };

  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, r, blk);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, r, 0, NULL, &e1,
                 ^{ child(buf, n); });
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_WORK_GROUP, ndrange_1D(n, 16), 1,
                 &e1, &e2, ^{ child(buf + n, 2); });
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, r,
                 ^(__local void *a, __local void *b) {
                   ((__local int *)a)[0] = n;
                   ((__local char *)b)[0] = 1;
                 }, 64u, 128u);
  if (enqueue_marker(q, 1, &e2, &e1) == CLK_SUCCESS)
    release_event(e2);
  clk_event_t u = create_user_event();
  set_user_event_status(u, CL_COMPLETE);
  retain_event(u);
  buf[0] = is_valid_event(u);
  buf[1] = get_kernel_work_group_size(blk);
  buf[2] = get_kernel_preferred_work_group_size_multiple(blk);
}

__kernel void ranges(queue_t q, __global int *buf)
{
  size_t gs[2] = { 8, 8 }, ls[2] = { 2, 2 }, off[2] = { 0, 1 };
  ndrange_t r2 = ndrange_2D(off, gs, ls);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, r2, ^{ buf[0] = 1; });
}
#endif
