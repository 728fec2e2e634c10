// std: 1.1 1.2 2.0
// opts: -DFPTYPE=float -DWARP=32
// opts: -DFPTYPE=uint -DWARP=64
#ifndef FPTYPE
#define FPTYPE float
#endif
#ifndef WARP
#define WARP 32
#endif

__kernel void reduce(__global const FPTYPE * __restrict__ g_idata,
                     __global FPTYPE * __restrict__ g_odata,
                     __local volatile FPTYPE *sdata, const unsigned int n)
{
    const unsigned int tid = get_local_id(0);
    unsigned int i = (get_group_id(0) * (get_local_size(0) * 2)) + tid;
    const unsigned int gridSize = get_local_size(0) * 2 * get_num_groups(0);
    const unsigned int blockSize = get_local_size(0);
    sdata[tid] = 0;
    while (i < n) {
        sdata[tid] += g_idata[i] + g_idata[i + blockSize];
        i += gridSize;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (unsigned int s = blockSize / 2; s > 0; s >>= 1) {
        if (tid < s)
            sdata[tid] += sdata[tid + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (tid == 0)
        g_odata[get_group_id(0)] = sdata[0];
}

FPTYPE scanLocalMem(FPTYPE val, __local FPTYPE *s_data)
{
    int idx = get_local_id(0);
    s_data[idx] = 0.0f;
    idx += get_local_size(0);
    s_data[idx] = val;
    barrier(CLK_LOCAL_MEM_FENCE);
    FPTYPE t;
#pragma unroll 1
    for (int d = 1; d < get_local_size(0); d *= 2) {
        t = s_data[idx - d];  barrier(CLK_LOCAL_MEM_FENCE);
        s_data[idx] += t;     barrier(CLK_LOCAL_MEM_FENCE);
    }
    return s_data[idx - 1];
}

__kernel void scan_top(__global FPTYPE *isums, const int nblocks, __local FPTYPE *lmem)
{
    __local int s_seed;
    if (get_local_id(0) == 0) s_seed = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    FPTYPE val = get_local_id(0) < nblocks ? isums[get_local_id(0)] : 0;
    FPTYPE res = scanLocalMem(val, lmem);
    isums[get_local_id(0)] = res + s_seed;
}

__kernel void radix_count(__global const uint4 *keys, __global uint *counters, const uint shift)
{
    uint digits[16];
    #pragma unroll
    for (int i = 0; i < 16; i++)
        digits[i] = 0;
    uint4 k = (keys[get_global_id(0)] >> shift) & 0xFU;
    digits[k.x]++;
    digits[k.y]++;
    digits[k.z]++;
    digits[k.w]++;
    for (int d = 0; d < 16; d++)
        counters[d * get_global_size(0) + get_global_id(0)] = digits[d];
    __local uint warp_sum[256 / WARP];
    if (get_local_id(0) % WARP == 0)
        warp_sum[get_local_id(0) / WARP] = digits[0];
}
