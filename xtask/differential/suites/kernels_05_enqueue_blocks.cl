// std: 2.0 3.0
#define NULL_EVT ((clk_event_t *)0)
void block_fn(int level, int maxGlobalWorkSize, __global int *res) {
  queue_t q = get_default_queue();
  if (--level < 0)
    return;
  void (^kernelBlock)(void) = ^{ block_fn_body: res[get_global_id(0)]++; };
  ndrange_t nd = ndrange_1D(1);
  int rc = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, nd, kernelBlock);
  if (rc != CLK_SUCCESS)
    *res = -1;
}

kernel void enqueue_simple(__global int *res) {
  block_fn(3, 256, res);
}

kernel void enqueue_local(__global int *res, int n) {
  queue_t def_q = get_default_queue();
  ndrange_t ndrange = ndrange_1D(n, n / 4);
  int tid = get_global_id(0);
  res[tid] = enqueue_kernel(def_q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange,
                            ^(local void *p, local void *q) {
                              local int *lp = (local int *)p;
                              lp[get_local_id(0)] = tid;
                              ((local float *)q)[0] = 1.0f;
                            },
                            (uint)(n * sizeof(int)), 16u);
}

kernel void enqueue_events(__global int *res) {
  queue_t q = get_default_queue();
  size_t gs[2] = {16, 16};
  size_t ls[2] = {4, 4};
  ndrange_t nd = ndrange_2D(gs, ls);
  clk_event_t e1, e2, marker;
  int a = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 0, NULL, &e1, ^{ res[0] = 1; });
  int b = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 1, &e1, &e2, ^{ res[1] = 2; });
  clk_event_t waits[2] = {e1, e2};
  enqueue_marker(q, 2, waits, &marker);
  clk_event_t user = create_user_event();
  if (is_valid_event(user)) {
    retain_event(user);
    set_user_event_status(user, CL_COMPLETE);
    release_event(user);
  }
  capture_event_profiling_info(e1, CLK_PROFILING_COMMAND_EXEC_TIME, (global void *)res);
  release_event(e1);
  release_event(e2);
  release_event(marker);
  res[2] = a + b;
}

kernel void query_block(__global uint *res) {
  void (^plain)(void) = ^{ res[0] = 0; };
  void (^withLocal)(local void *) = ^(local void *buf) { ((local uint *)buf)[0] = res[1]; };
  res[0] = get_kernel_work_group_size(plain);
  res[1] = get_kernel_preferred_work_group_size_multiple(plain);
  res[2] = get_kernel_work_group_size(withLocal);
}
