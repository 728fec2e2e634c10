// std: 2.0
void partition_step(__global int *a, int lo, int hi, __global int *pivot)
{
    int p = a[hi];
    int i = lo;
    for (int j = lo; j < hi; ++j) {
        if (a[j] < p) {
            int t = a[i];
            a[i] = a[j];
            a[j] = t;
            ++i;
        }
    }
    a[hi] = a[i];
    a[i] = p;
    *pivot = i;
}

__kernel void quicksort(__global int *a, __global int *pivots, int lo, int hi, int depth)
{
    if (lo >= hi || depth > 16)
        return;
    queue_t q = get_default_queue();
    clk_event_t done;
    clk_event_t user = create_user_event();
    ndrange_t range = ndrange_1D(1);
    void (^part)(void) = ^{
        partition_step(a, lo, hi, pivots + depth);
    };
    int err = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, range, 1, &user, &done, part);
    if (err != CLK_SUCCESS) {
        set_user_event_status(user, -1);
        return;
    }
    set_user_event_status(user, CL_COMPLETE);
    enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, ndrange_1D(64, 64),
                   1, &done, (clk_event_t *)0,
                   ^(local void *scratch) {
                       local int *s = (local int *)scratch;
                       s[get_local_id(0)] = a[lo + get_local_id(0)];
                       work_group_barrier(CLK_LOCAL_MEM_FENCE);
                   },
                   (uint)(64 * sizeof(int)));
    release_event(user);
    release_event(done);
}
