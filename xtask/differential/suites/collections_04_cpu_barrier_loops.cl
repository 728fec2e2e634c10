// std: 1.2 2.0
// barriers inside of loops with work-item dependent state kept across them
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
kernel void barrier_in_for(global int *out, local int *scratch, int rounds)
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

kernel void barrier_in_do(global volatile int *out)
{
    local int flag;
    int i = 0;
    do {
        if (get_local_id(0) == 0)
            flag = i;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        out[get_global_id(0)] += flag;
        barrier(CLK_LOCAL_MEM_FENCE);
    } while (++i < 5);
}

kernel void barrier_before_return(global int *out, int n)
{
    local int tmp[64];
    tmp[get_local_id(0)] = steps((range_t){ 0, n });
    barrier(CLK_LOCAL_MEM_FENCE);
    if (n > 10)
        return;
    out[get_global_id(0)] = tmp[63 - get_local_id(0)];
}

kernel void barrier_switch(global int *out, int mode)
{
    switch (mode) {
    case 0:
        barrier(CLK_GLOBAL_MEM_FENCE);
        out[0] = 1;
        break;
    case 1: {
        local int l[2];
        l[get_local_id(0) & 1] = mode;
        barrier(CLK_LOCAL_MEM_FENCE);
        out[1] = l[0];
    }
    /* fallthrough */
    default:
        mem_fence(CLK_GLOBAL_MEM_FENCE);
        out[2] = 0;
    }
}
