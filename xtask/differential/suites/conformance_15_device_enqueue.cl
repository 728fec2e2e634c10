// std: 2.0 3.0
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_device_enqueue)
void block_fn(size_t tid, int mul, __global int *res) {
  res[tid] = mul * 7 - 21;
}
__kernel void enqueue_simple(__global int *res) {
  int multiplier = 3;
  size_t tid = get_global_id(0);
  void (^kernelBlock)(void) = ^{ block_fn(tid, multiplier, res); };
  queue_t def_q = get_default_queue();
  ndrange_t ndrange = ndrange_1D(1);
  int status = enqueue_kernel(def_q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, ndrange, kernelBlock);
  if (status != CLK_SUCCESS)
    res[tid] = -1;
}
__kernel void enqueue_local(__global int *res) {
  void (^blk)(local void *, local void *) = ^(local void *a, local void *b) {
    ((local int *)a)[0] = 1;
    ((local float *)b)[get_local_id(0)] = 2.0f;
    res[get_global_id(0)] = ((local int *)a)[0];
  };
  const size_t gs[2] = {8, 8};
  const size_t ls[2] = {4, 4};
  enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_2D(gs, ls), blk, 16u, (uint)(sizeof(float) * 16));
  uint wg = get_kernel_work_group_size(blk);
  uint mult = get_kernel_preferred_work_group_size_multiple(blk);
  res[1] = wg * mult;
}
__kernel void enqueue_events(queue_t q, __global int *res) {
  clk_event_t user = create_user_event();
  clk_event_t evts[2];
  ndrange_t nd = ndrange_1D(4, 16, 4);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_WORK_GROUP, nd, 1, &user, &evts[0], ^{ res[get_global_id(0)] = 1; });
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 1, &user, &evts[1],
                 ^(local void *p) { ((local int *)p)[0] = 1; }, 64);
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 2, evts, 0, ^{ res[0] = 2; });
  clk_event_t marker;
  enqueue_marker(q, 2, evts, &marker);
  set_user_event_status(user, CL_COMPLETE);
  retain_event(marker);
  if (is_valid_event(marker)) {
    capture_event_profiling_info(marker, CLK_PROFILING_COMMAND_EXEC_TIME, res);
    release_event(marker);
  }
  release_event(user);
  release_event(evts[0]);
  release_event(evts[1]);
}
constant int (^const add)(int, int) = ^(int a, int b) { return a + b; };
int (^constant mul)(int) = ^(int a) { return a * 3; };
__kernel void nested(__global int *res) {
  int (^sq)(int) = ^(int a) { return a * a; };
  res[0] = sq(4) + mul(2);
  ndrange_t nd = ndrange_1D(1);
  enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_WAIT_KERNEL, nd, ^{
    enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_WAIT_KERNEL, nd, ^{ res[1] = 5; });
  });
}
#endif
