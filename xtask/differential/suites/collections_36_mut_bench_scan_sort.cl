// std: 1.1 1.2 2.0
// opts: -DFPTYPE=float -DWARP=32
// opts: -DFPTYPE=uint -DWARP=64
#ifndef FPTYPE
#define FPTYPE float
#endif
#ifndef WARP
#define WARP 32
#endif

FPTYPE scanLocalMem(FPTYPE val, __local FPTYPE *s_data);

FPTYPE scanLocalMem_m0(FPTYPE val, __local volatile FPTYPE s_data)
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

FPTYPE scanLocalMem_m1(FPTYPE val, __local FPTYPE *s_data)
{
    int idx = get_local_id(0);
    s_data[idx] = 0.0f;
    idx += get_local_size(0);
    s_data[idx] = val;
    barrier(CLK_LOCAL_MEM_FENCE);
    FPTYPE t;
    for (int d = 1; d < get_local_size(0); d *= 2) {
        t = s_data[idx - d];  barrier(CLK_LOCAL_MEM_FENCE);
        s_data[idx] += t;     barrier(CLK_LOCAL_MEM_FENCE);
    }
    return s_data[idx - 1];
}

FPTYPE scanLocalMem_m2(FPTYPE val, __local FPTYPE *s_data)
{
    int idx = get_local_id(0);
    s_data[idx] = 0.0f;
    idx += get_local_size(0);
    s_data[idx] = val;
    barrier(CLK_LOCAL_MEM_FENCE);
    FPTYPE t;
#pragma unroll 0
    for (int d = 1; d < get_local_size(0); d *= 2) {
        t = s_data[idx - d];  barrier(CLK_LOCAL_MEM_FENCE);
        s_data[idx] += t;     barrier(CLK_LOCAL_MEM_FENCE);
    }
    return s_data[idx - 1];
}

__kernel void scan_top_m3(__global FPTYPE *isums, const int nblocks, __local FPTYPE *lmem)
{
    __local int s_seed;
    if (get_local_id(0) == 0) s_seed = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    isums[get_local_id(0)] = scanLocalMem(nblocks, isums) + s_seed;
}

__kernel void scan_top_m4(__global FPTYPE *isums, const int nblocks, __local FPTYPE *lmem)
{
    if (get_local_id(0) == 0) __local int s_seed = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    isums[get_local_id(0)] = scanLocalMem(nblocks, lmem) + s_seed;
}

__kernel void scan_top_m5(__global FPTYPE *isums, const int nblocks, __local const FPTYPE *lmem)
{
    __local int s_seed;
    if (get_local_id(0) == 0) s_seed = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    isums[get_local_id(0)] = scanLocalMem(nblocks, lmem) + s_seed;
}

__kernel void radix_count_m6(__global const uint4 *keys, __global uint *counters, const uint shift)
{
    uint digits[16];
    #pragma unroll
    for (int i = 0; i < 16; i++)
        digits[i] = 0;
    uint4 k = (keys[get_global_id(0)] >> shift) & 0xFL;
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

__kernel void radix_count_m7(__global const uint4 *keys, __global uint *counters, const uint shift)
{
    uint digits[16];
    #pragma unroll
    for (int i = 0; i < 16; i++)
        digits[i] = 0;
    uint4 k = (keys[get_global_id(0)] >> shift) & 0xFU;
    digits[k]++;
    digits[k.y]++;
    digits[k.z]++;
    digits[k.w]++;
    for (int d = 0; d < 16; d++)
        counters[d * get_global_size(0) + get_global_id(0)] = digits[d];
    __local uint warp_sum[256 / WARP];
    if (get_local_id(0) % WARP == 0)
        warp_sum[get_local_id(0) / WARP] = digits[0];
}

__kernel void radix_count_m8(__global const uint4 *keys, __global uint *counters, const uint shift)
{
    uint digits[16];
    #pragma unroll
    for (int i = 0; i < 16; i++)
        digits[i] = 0;
    uint4 k = (keys[get_global_id(0)] >> (uint2)shift) & 0xFU;
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

__kernel void radix_count_m9(__global const uint4 *keys, __global uint *counters, const uint shift)
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
    __local uint warp_sum[get_local_size(0) / WARP];
    if (get_local_id(0) % WARP == 0)
        warp_sum[get_local_id(0) / WARP] = digits[0];
}
