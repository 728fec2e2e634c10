// std: 2.0+

#pragma OPENCL EXTENSION cl_khr_subgroups : enable
kernel void k(global int *g, queue_t q, int n) {
  ndrange_t nd = ndrange_1D(16);
  queue_t dq = get_default_queue();
  clk_event_t ev, evs[2];
  enqueue_kernel(dq, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, ^{ g[0] = n; });
  enqueue_kernel(dq, 0, nd, ^(void) { g[1] = n; });
  enqueue_kernel(dq, 0, nd, 0, 0, &ev, ^{ g[0] = 1; });
  enqueue_kernel(dq, 0, nd, 1, &ev, evs, ^{ g[0] = 1; });
  enqueue_kernel(dq, 0, nd, 2, evs, NULL, ^{ g[0] = 1; });
  enqueue_kernel(dq, 0, nd, 1, ev, &ev, ^{ });
  enqueue_kernel(dq, 0, nd, ^(local int *a) { a[0] = 1; }, 64); //~ ERROR CL0609
  enqueue_kernel(dq, 0, nd, ^(local void *a) { }, 64);
  enqueue_kernel(dq, 0, nd, ^(local void *a, local void *b) { }, 64, (ulong)n);
  enqueue_kernel(dq, 0, nd, ^(local void *a, local void *b) { }, 64); //~ ERROR CL0609
  enqueue_kernel(dq, 0, nd, ^(global void *a) { }, 64); //~ ERROR CL0609
  enqueue_kernel(dq, 0, nd, ^(local void *a) { }, 1.0f); //~ ERROR CL0608
  enqueue_kernel(dq, 0, nd, 1, &ev, &ev, ^(local void *a) { }, 8);
  enqueue_kernel(dq, 0, nd, k); //~ ERROR CL0420
  enqueue_kernel(dq, 0, nd); //~ ERROR CL0603
  enqueue_kernel(nd, 0, nd, ^{ }); //~ ERROR CL0608
  enqueue_kernel(dq, ev, nd, ^{ }); //~ ERROR CL0608
  enqueue_kernel(dq, 0, n, ^{ }); //~ ERROR CL0608
  enqueue_kernel(dq, 0, nd, ^(int i) { }); //~ ERROR CL0609
  int r = enqueue_marker(dq, 1, &ev, evs);
  uint s = get_kernel_work_group_size(^{ g[0] = 0; });
  s = get_kernel_work_group_size(^(local void *a) { });
  s = get_kernel_work_group_size(^(int a) { }); //~ ERROR CL0609
  s = get_kernel_work_group_size(g); //~ ERROR CL0609
  s = get_kernel_preferred_work_group_size_multiple(^{ });
  s = get_kernel_preferred_work_group_size_multiple(); //~ ERROR CL0603
  s = get_kernel_max_sub_group_size_for_ndrange(nd, ^{ });
  s = get_kernel_sub_group_count_for_ndrange(^{ }, nd); //~ ERROR CL0608
  retain_event(ev);
  release_event(n); //~ ERROR CL0506
  bool b = is_valid_event(ev);
  set_user_event_status(ev, CL_COMPLETE);
  capture_event_profiling_info(ev, CLK_PROFILING_COMMAND_EXEC_TIME, g);
  ev = create_user_event();
}
