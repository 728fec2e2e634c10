// std: 1.0 1.2 2.0
// opts: -DTILE=16
// opts: -DTILE=32 -DT=float4
#ifndef TILE
#define TILE 8
#endif
#ifndef T
#define T float
#endif

__kernel __attribute__((reqd_work_group_size(TILE, TILE, 1)))
void transpose_lds(__global T *restrict dst,
                   const __global T *restrict src,
                   const uint width,
                   const uint height)
{
    __local T block[TILE * (TILE + 1)];
    const uint lx = get_local_id(0);
    const uint ly = get_local_id(1);
    uint x = get_group_id(0) * TILE + lx;
    uint y = get_group_id(1) * TILE + ly;
    if (x < width && y < height) {
        block[ly * (TILE + 1) + lx] = src[mad24(y, width, x)];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    x = get_group_id(1) * TILE + lx;
    y = get_group_id(0) * TILE + ly;
    if (x < height && y < width)
        dst[mad24(y, height, x)] = block[lx * (TILE + 1) + ly];
}
