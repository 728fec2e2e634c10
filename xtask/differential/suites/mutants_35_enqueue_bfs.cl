// std: 2.0
void expand(__global const int *edges, __global int *level, int v, int depth)
{
    level[edges[v]] = depth;
}

kernel void bfs(__global const int *edges, __global int *level, int depth)
{
    int v = get_global_id(0);
    queue_t q = get_default_queue();
    ndrange_t nd = ndrange_1D(64);
    clk_event_t ev;
    void (^next)(void) = ^{
        expand(edges, level, v, depth + 1);
    };
    if (level[v] == depth)
        enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 0, NULL, &ev, next);
    release_event(ev);
}

kernel void bfs_1(__global const int *edges, __global int *level, int depth)
{
    int v = get_global_id(0);
    queue_t q = get_default_queue();
    ndrange_t nd = ndrange_1D(64);
    clk_event_t ev;
    void (^next)(void) = ^{
        expand(edges, level, v, depth + 1);
    };
    if (level[v] == depth)
        enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 0, &ev, next);
    release_event(ev);
}

kernel void bfs_2(__global const int *edges, __global int *level, int depth)
{
    int v = get_global_id(0);
    queue_t q = get_default_queue();
    ndrange_t nd = ndrange_1D(64);
    clk_event_t ev;
    void (^next)(void) = ^{
        expand(edges, level, v, depth + 1);
    };
    if (level[v] == depth)
        enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 0, NULL, ev, next);
    release_event(ev);
}

kernel void bfs_3(__global const int *edges, __global int *level, int depth)
{
    int v = get_global_id(0);
    queue_t q = get_default_queue();
    ndrange_t nd = ndrange_1D(64);
    clk_event_t ev;
    void (^next)(int) = ^{
        expand(edges, level, v, depth + 1);
    };
    if (level[v] == depth)
        enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 0, NULL, &ev, next);
    release_event(ev);
}

kernel void bfs_4(__global const int *edges, __global int *level, int depth)
{
    int v = get_global_id(0);
    queue_t q = get_default_queue();
    ndrange_t nd = ndrange_1D(64);
    clk_event_t ev;
    int (^next)(void) = ^{
        expand(edges, level, v, depth + 1);
    };
    if (level[v] == depth)
        enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 0, NULL, &ev, next);
    release_event(ev);
}

kernel void bfs_5(__global const int *edges, __global int *level, int depth)
{
    int v = get_global_id(0);
    queue_t q = get_default_queue();
    ndrange_t nd = ndrange_1D(64);
    clk_event_t ev;
    void (*next)(void) = ^{
        expand(edges, level, v, depth + 1);
    };
    if (level[v] == depth)
        enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 0, NULL, &ev, next);
    release_event(ev);
}

kernel void bfs_6(__global const int *edges, __global int *level, int depth)
{
    int v = get_global_id(0);
    queue_t q = get_default_queue();
    ndrange_t nd = ndrange_1D(64);
    clk_event_t ev;
    void (^next)(void) = ^{
        expand(level, edges, v, depth + 1);
    };
    if (level[v] == depth)
        enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 0, NULL, &ev, next);
    release_event(ev);
}

kernel void bfs_7(__global const int *edges, __global int *level, int depth)
{
    int v = get_global_id(0);
    queue_t q = get_default_queue();
    ndrange_t nd = ndrange_1D(64);
    clk_event_t ev;
    void (^next)(void) = ^{
        v = depth + 1;
    };
    if (level[v] == depth)
        enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 0, NULL, &ev, next);
    release_event(ev);
}

kernel void bfs_8(__global const int *edges, __global int *level, int depth)
{
    int v = get_global_id(0);
    queue_t q = get_default_queue();
    ndrange_t nd = ndrange_2D(64);
    clk_event_t ev;
    void (^next)(void) = ^{
        expand(edges, level, v, depth + 1);
    };
    if (level[v] == depth)
        enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 0, NULL, &ev, next);
    release_event(ev);
}

kernel void bfs_9(__global const int *edges, __global int *level, int depth)
{
    int v = get_global_id(0);
    queue_t q = get_default_queue();
    ndrange_t nd = ndrange_1D(64);
    clk_event_t ev;
    void (^next)(void) = ^{
        expand(edges, level, v, depth + 1);
    };
    if (level[v] == depth)
        enqueue_kernel(CLK_ENQUEUE_FLAGS_NO_WAIT, q, nd, 0, NULL, &ev, next);
    release_event(ev);
}

kernel void bfs_10(__global const int *edges, __global int *level, int depth)
{
    int v = get_global_id(0);
    queue_t *q = get_default_queue();
    ndrange_t nd = ndrange_1D(64);
    clk_event_t ev;
    void (^next)(void) = ^{
        expand(edges, level, v, depth + 1);
    };
    if (level[v] == depth)
        enqueue_kernel(q, CLK_ENQUEUE_FLAGS_NO_WAIT, nd, 0, NULL, &ev, next);
    release_event(ev);
}
