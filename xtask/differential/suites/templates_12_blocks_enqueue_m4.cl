// std: 2.0
typedef int (^binop_t)(int, int);
constant int depth_limit = 4;

int (^const square)(int) = ^(int x) { return x * x; };

void child(global int *data, int depth)
{
    size_t i = get_global_id(0);
    data[i] += depth * square(depth);
}

kernel void parent(global int *data, int n)
{
    queue_t q = get_default_queue();
    ndrange_t range = ndrange_1D(n);
    clk_event_t done;
    clk_event_t user = create_user_event();

    void (^work)(void) = ^{ child(data, 1); };
    int status = enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, range, work);
    if (status != CLK_SUCCESS)
        data[0] = status;

    status |= enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_2D(extent),
                             1, &user, &done, ^{
        data[get_global_linear_id()] = n;
    });
    set_user_event_status(user, CL_COMPLETE);
    retain_event(done);
    release_event(user);
    if (is_valid_event(done))
        release_event(done);
}

kernel void with_locals(global float *out, uint words)
{
    queue_t q = get_default_queue();
    void (^body)(local void *, local void *) = ^(local void *a, local void *b) {
        local float *fa = (local float *)a;
        local float *fb = (local float *)b;
        fa[get_local_id(0)] = out[get_global_id(0)];
        work_group_barrier(CLK_LOCAL_MEM_FENCE);
        fb[get_local_id(0)] = fa[0];
        out[get_global_id(0)] = fb[get_local_id(0)];
    };
    uint size = get_kernel_work_group_size(body);
    uint multiple = get_kernel_preferred_work_group_size_multiple(body);
    enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_WORK_GROUP, ndrange_1D(size, multiple),
                   body, words * 4u, 128u);
}

kernel void local_blocks(global int *r, int bias)
{
    const binop_t add = ^(int a, int b) { return a + b + bias; };
    int (^twice)(int) = ^int(int v) { return square(v) * 2; };
    r[0] = add(r[1], r[2]);
    r[3] = twice(depth_limit);
    enqueue_marker(get_default_queue(), 0, 0, 0);
}
