// std: 1.0 1.2
// opts: -DELEM=float4 -DBLOCK=64
// opts: -DELEM=short -DBLOCK=128
#ifndef ELEM
#define ELEM int2
#endif
#ifndef BLOCK
#define BLOCK 32
#endif

__kernel __attribute__((reqd_work_group_size(BLOCK, 1, 1)))
void copy_in_out(const __global ELEM *src, __global ELEM *dst, __local ELEM *buf)
{
    size_t base = get_group_id(0) * BLOCK;
    event_t ev;
    ev = async_work_group_copy(buf, src + base, (size_t)BLOCK, 0);
    wait_group_events(1, &ev);
    barrier(CLK_LOCAL_MEM_FENCE);
    buf[get_local_id(0)] += (ELEM)(1);
    barrier(CLK_LOCAL_MEM_FENCE);
    ev = async_work_group_copy(dst + base, (const __local ELEM *)buf, (size_t)BLOCK, (event_t)0);
    wait_group_events(1, &ev);
}

__kernel void double_buffer(const __global float *src, __global float *dst, int tiles)
{
    __local float bank0[BLOCK];
    __local float bank1[BLOCK];
    event_t events[2];
    int lid = get_local_id(0);

    events[0] = async_work_group_copy(bank0, src, BLOCK, 0);
    for (int t = 0; t + 1 < tiles; t += 2) {
        events[1] = async_work_group_copy(bank1, src + (t + 1) * BLOCK, BLOCK, 0);
        wait_group_events(2, events);
        dst[t * BLOCK + lid] = bank0[lid] * bank1[BLOCK - 1 - lid];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        events[0] = async_work_group_copy(bank0, src + t * BLOCK, BLOCK, events[1]);
    }
    wait_group_events(1, events);
}

#if __OPENCL_VERSION__ >= 110
__kernel void strided(const __global uint *src, __global uint *dst, uint stride)
{
    __local uint column[BLOCK];
    event_t e = async_work_group_strided_copy(column, src, BLOCK, stride, 0);
    wait_group_events(&e, 1);
    e = async_work_group_strided_copy(dst, column, BLOCK, stride, 0);
    wait_group_events(1, &e);
}
#endif

__kernel void warm(const __global ELEM *src, uint n)
{
    prefetch(src + get_global_id(0), n);
    mem_fence(CLK_GLOBAL_MEM_FENCE);
}
