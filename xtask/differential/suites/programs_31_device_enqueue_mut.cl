// std: 2.0 3.0
#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_device_enqueue)
void block_fn(__global int *res, size_t tid) { res[tid] = (int)tid; }
kernel void enqueue_simple(__global int *res)
{
    queue_t q = get_default_queue();
    ndrange_t ndrange = ndrange_1D(64);
    void (^kernelBlock)(void) = ^{ block_fn(res, get_global_id(0)); };
    int err = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, ndrange, kernelBlock);
    if (err != CLK_SUCCESS) res[0] = -1;
}
kernel void enqueue_simple_m0(__global int *res)
{
    queue_t q = get_default_queue();
    ndrange_t ndrange = ndrange_1D(64);
    void (^kernelBlock)(void) = ^{ block_fn(res, get_global_id(0)); };
    int err = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, ndrange, kernelBlock, 16);
    if (err != CLK_SUCCESS) res[0] = -1;
}
kernel void enqueue_simple_m1(__global int *res)
{
    queue_t q = get_default_queue();
    ndrange_t ndrange = ndrange_1D(64);
    int (^kernelBlock)(void) = ^{ block_fn(res, get_global_id(0)); };
    int err = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, ndrange, kernelBlock);
    if (err != CLK_SUCCESS) res[0] = -1;
}
kernel void enqueue_simple_m2(__global int *res)
{
    queue_t q = get_default_queue();
    ndrange_t ndrange = ndrange_1D(64);
    void (^kernelBlock)(void) = ^{ block_fn(res, get_global_id(0)); };
    int err = enqueue_kernel(q, ndrange, kernelBlock);
    if (err != CLK_SUCCESS) res[0] = -1;
}
kernel void enqueue_locals(__global int *res, int n)
{
    uint wg = get_kernel_work_group_size(^(local void *a, local void *b) { *(local int *)a = 0; });
    enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(n, wg),
                   ^(local void *p) { ((local int *)p)[0] = res[0]; }, (uint)(wg * sizeof(int)));
}
kernel void enqueue_locals_m3(__global int *res, int n)
{
    uint wg = get_kernel_work_group_size(^(local void *a, local void *b) { *(local int *)a = 0; });
    enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(n, wg),
                   ^(global void *p) { ((local int *)p)[0] = res[0]; }, (uint)(wg * sizeof(int)));
}
kernel void enqueue_locals_m4(__global int *res, int n)
{
    uint wg = get_kernel_work_group_size(^(local void *a, local void *b) { *(local int *)a = 0; });
    enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(n, wg),
                   ^(local void *p) { ((local int *)p)[0] = res[0]; });
}
kernel void enqueue_locals_m5(__global int *res, int n)
{
    uint wg = get_kernel_work_group_size(^(local void *a, local void *b) { *(local int *)a = 0; });
    enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(n, wg),
                   ^(local void *p) { ((local int *)p)[0] = res[0]; }, res);
}
kernel void enqueue_locals_m6(__global int *res, int n)
{
    uint wg = get_kernel_work_group_size(^(local int *a, local void *b) { *(local int *)a = 0; });
    enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(n, wg),
                   ^(local void *p) { ((local int *)p)[0] = res[0]; }, (uint)(wg * sizeof(int)));
}
kernel void enqueue_events(__global int *res, queue_t q)
{
    clk_event_t user = create_user_event();
    clk_event_t ev;
    size_t ls[2] = { 8, 8 };
    size_t gs[2] = { 64, 64 };
    enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_WORK_GROUP, ndrange_2D(gs, ls), 1, &user, &ev, ^{ res[1] = 2; });
    enqueue_marker(q, 1, &ev, NULL);
    set_user_event_status(user, CL_COMPLETE);
    retain_event(ev);
    release_event(ev);
    capture_event_profiling_info(ev, CLK_PROFILING_COMMAND_EXEC_TIME, res);
}
kernel void enqueue_events_m7(__global int *res, queue_t q)
{
    clk_event_t user = create_user_event();
    event_t ev;
    size_t ls[2] = { 8, 8 };
    size_t gs[2] = { 64, 64 };
    enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_WORK_GROUP, ndrange_2D(gs, ls), 1, &user, &ev, ^{ res[1] = 2; });
    enqueue_marker(q, 1, &ev, NULL);
    set_user_event_status(user, CL_COMPLETE);
    retain_event(ev);
    release_event(ev);
    capture_event_profiling_info(ev, CLK_PROFILING_COMMAND_EXEC_TIME, res);
}
kernel void enqueue_events_m8(__global int *res, queue_t q)
{
    clk_event_t user = create_user_event();
    clk_event_t ev;
    size_t ls[2] = { 8, 8 };
    size_t gs[2] = { 64, 64 };
    enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_WORK_GROUP, ndrange_2D(gs, ls), 1, &user, ^{ res[1] = 2; });
    enqueue_marker(q, 1, &ev, NULL);
    set_user_event_status(user, CL_COMPLETE);
    retain_event(ev);
    release_event(ev);
    capture_event_profiling_info(ev, CLK_PROFILING_COMMAND_EXEC_TIME, res);
}
kernel void enqueue_events_m9(__global int *res, queue_t *q)
{
    clk_event_t user = create_user_event();
    clk_event_t ev;
    size_t ls[2] = { 8, 8 };
    size_t gs[2] = { 64, 64 };
    enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_WORK_GROUP, ndrange_2D(gs, ls), 1, &user, &ev, ^{ res[1] = 2; });
    enqueue_marker(q, 1, &ev, NULL);
    set_user_event_status(user, CL_COMPLETE);
    retain_event(ev);
    release_event(ev);
    capture_event_profiling_info(ev, CLK_PROFILING_COMMAND_EXEC_TIME, res);
}
#endif
