// std: 1.0 1.2 2.0
// opts: -DBLOCK_SIZE=16
// opts: -DBLOCK_SIZE=32 -DUSE_DOUBLE
#ifndef BLOCK_SIZE
#define BLOCK_SIZE 16
#endif
#ifdef USE_DOUBLE
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef double real;
#else
typedef float real;
#endif

#define IN_RANGE(x, min, max) ((x) >= (min) && (x) <= (max))
#define MIN(a, b) ((a) <= (b) ? (a) : (b))

__kernel void heat_step(int iteration,
                        __global const real *restrict power,
                        __global real *restrict temp_src,
                        __global real *restrict temp_dst,
                        int cols, int rows, int border_cols, int border_rows,
                        real Cap, real Rx, real Ry, real Rz, real step)
{
    __local real temp_on[BLOCK_SIZE][BLOCK_SIZE];
    __local real power_on[BLOCK_SIZE][BLOCK_SIZE];
    __local real temp_t[BLOCK_SIZE][BLOCK_SIZE];

    const real amb = (real)80.0f;
    real step_div_cap = step / Cap;
    real rx1 = 1 / Rx, ry1 = 1 / Ry, rz1 = 1 / Rz;

    int bx = get_group_id(0), by = get_group_id(1);
    int tx = get_local_id(0), ty = get_local_id(1);

    int small_rows = BLOCK_SIZE - iteration * 2;
    int small_cols = BLOCK_SIZE - iteration * 2;
    int y0 = small_rows * by - border_rows;
    int x0 = small_cols * bx - border_cols;
    int y = y0 + ty, x = x0 + tx;
    int index = cols * y + x;

    if (IN_RANGE(y, 0, rows - 1) && IN_RANGE(x, 0, cols - 1)) {
        temp_on[ty][tx] = temp_src[index];
        power_on[ty][tx] = power[index];
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    int n = ty - 1 < 0 ? 0 : ty - 1;
    int s = MIN(ty + 1, BLOCK_SIZE - 1);
    int w = max(tx - 1, 0);
    int e = MIN(tx + 1, BLOCK_SIZE - 1);

    bool computed = false;
    for (int i = 0; i < iteration; i++) {
        computed = false;
        if (IN_RANGE(tx, i + 1, BLOCK_SIZE - i - 2) && IN_RANGE(ty, i + 1, BLOCK_SIZE - i - 2)) {
            computed = true;
            temp_t[ty][tx] = temp_on[ty][tx] + step_div_cap * (power_on[ty][tx] +
                (temp_on[s][tx] + temp_on[n][tx] - 2 * temp_on[ty][tx]) * ry1 +
                (temp_on[ty][e] + temp_on[ty][w] - 2 * temp_on[ty][tx]) * rx1 +
                (amb - temp_on[ty][tx]) * rz1);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (i == iteration - 1)
            break;
        if (computed)
            temp_on[ty][tx] = temp_t[ty][tx];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (computed)
        temp_dst[index] = temp_t[ty][tx];
}
