// std: 1.2 2.0
typedef struct { int lo, hi; } range_t;

static int steps(range_t r)
{
    int n = 0;
    while (r.lo < r.hi) {
        r.lo += 2;
        n++;
    }
    return n;
}

__attribute__((reqd_work_group_size(16, 1, 1)))
kernel void barrier_in_for_m0(global int *out, private int *scratch, int rounds)
{
    private int acc[4] = { 0, 1, 2, 3 };
    const size_t lid = get_local_id(0);
    for (int r = 0; r < rounds; r++) {
        scratch[lid] = acc[r & 3];
        barrier(CLK_LOCAL_MEM_FENCE);
        acc[(r + 1) & 3] += scratch[(lid + 1) % get_local_size(0)];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[get_global_id(0)] = acc[0] + acc[1] + acc[2] + acc[3];
}

__attribute__((reqd_work_group_size(16, 1)))
kernel void barrier_in_for_m1(global int *out, local int *scratch, int rounds)
{
    private int acc[4] = { 0, 1, 2, 3 };
    const size_t lid = get_local_id(0);
    for (int r = 0; r < rounds; r++) {
        scratch[lid] = acc[r & 3];
        barrier(CLK_LOCAL_MEM_FENCE);
        acc[(r + 1) & 3] += scratch[(lid + 1) % get_local_size(0)];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[get_global_id(0)] = acc[0] + acc[1] + acc[2] + acc[3];
}

__attribute__((reqd_work_group_size(16, 1, 1)))
kernel void barrier_in_for_m2(global int *out, local int *scratch, int rounds)
{
    constant int acc[4] = { 0, 1, 2, 3 };
    const size_t lid = get_local_id(0);
    for (int r = 0; r < rounds; r++) {
        scratch[lid] = acc[r & 3];
        barrier(CLK_LOCAL_MEM_FENCE);
        acc[(r + 1) & 3] += scratch[(lid + 1) % get_local_size(0)];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[get_global_id(0)] = acc[0] + acc[1] + acc[2] + acc[3];
}

__attribute__((reqd_work_group_size(16, 1, 1)))
kernel void barrier_in_for_m3(global int *out, local int *scratch, int rounds)
{
    private int acc[4] = { 0, 1, 2, 3 };
    const float lid = get_local_id(0);
    for (int r = 0; r < rounds; r++) {
        scratch[lid] = acc[r & 3];
        barrier(CLK_LOCAL_MEM_FENCE);
        acc[(r + 1) & 3] += scratch[(lid + 1) % get_local_size(0)];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[get_global_id(0)] = acc[0] + acc[1] + acc[2] + acc[3];
}

kernel void barrier_in_do_m4(global volatile int *out)
{
    local int flag = 0;
    int i = 0;
    do {
        if (get_local_id(0) == 0)
            flag = i;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        out[get_global_id(0)] += flag;
        barrier(CLK_LOCAL_MEM_FENCE);
    } while (++i < 5);
}

kernel void barrier_in_do_m5(global volatile int *out)
{
    local int flag;
    int i = 0;
    do {
        if (get_local_id(0) == 0)
            flag = i;
        barrier();
        out[get_global_id(0)] += flag;
        barrier(CLK_LOCAL_MEM_FENCE);
    } while (++i < 5);
}

kernel void barrier_in_do_m6(global volatile int *out)
{
    local int flag;
    int i = 0;
    do {
        if (get_local_id(0) == 0)
            flag = i;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        out[get_global_id(0)] += flag;
        barrier(CLK_LOCAL_MEM_FENCE);
    } while (++i < 5)
}

kernel void barrier_before_return_m7(global int *out, int n)
{
    local int tmp[64];
    tmp[get_local_id(0)] = steps((range_t)(0, n));
    barrier(CLK_LOCAL_MEM_FENCE);
    if (n > 10)
        return;
    out[get_global_id(0)] = tmp[63 - get_local_id(0)];
}

kernel void barrier_before_return_m8(global int *out, int n)
{
    local int tmp[64];
    tmp[get_local_id(0)] = steps((range_t){ 0, n });
    barrier(CLK_LOCAL_MEM_FENCE);
    if (n > 10)
        return n;
    out[get_global_id(0)] = tmp[63 - get_local_id(0)];
}

kernel void barrier_before_return_m9(global int *out, int n)
{
    local int tmp[64];
    tmp[get_local_id(0)] = steps((range_t){ 0, n });
    barrier(CLK_LOCAL_MEM_FENCES);
    if (n > 10)
        return;
    out[get_global_id(0)] = tmp[63 - get_local_id(0)];
}
