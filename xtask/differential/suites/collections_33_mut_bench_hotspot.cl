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

__kernel void heat_m0(int iteration, __global const real restrict *power,
                   __global real *restrict dst, int cols, real Cap, real step)
{
    __local real temp_on[BLOCK_SIZE][BLOCK_SIZE];
    const real amb = (real)80.0f;
    real step_div_cap = step / Cap;
    int tx = get_local_id(0), ty = get_local_id(1);
    temp_on[ty][tx] = power[cols * ty + tx];
    barrier(CLK_LOCAL_MEM_FENCE);
    int s = MIN(ty + 1, BLOCK_SIZE - 1);
    dst[cols * ty + tx] = temp_on[s][max(tx - 1, 0)] * step_div_cap - amb;
}

__kernel void heat_m1(int iteration, __global const real *restrict power,
                   __global real *restrict dst, int cols, real Cap, real step)
{
    __local real temp_on[cols][BLOCK_SIZE];
    const real amb = (real)80.0f;
    real step_div_cap = step / Cap;
    int tx = get_local_id(0), ty = get_local_id(1);
    temp_on[ty][tx] = power[cols * ty + tx];
    barrier(CLK_LOCAL_MEM_FENCE);
    int s = MIN(ty + 1, BLOCK_SIZE - 1);
    dst[cols * ty + tx] = temp_on[s][max(tx - 1, 0)] * step_div_cap - amb;
}

__kernel void heat_m2(int iteration, __global const real *restrict power,
                   __global real *restrict dst, int cols, real Cap, real step)
{
    __local real temp_on[BLOCK_SIZE][BLOCK_SIZE];
    __local const real amb = (real)80.0f;
    real step_div_cap = step / Cap;
    int tx = get_local_id(0), ty = get_local_id(1);
    temp_on[ty][tx] = power[cols * ty + tx];
    barrier(CLK_LOCAL_MEM_FENCE);
    int s = MIN(ty + 1, BLOCK_SIZE - 1);
    dst[cols * ty + tx] = temp_on[s][max(tx - 1, 0)] * step_div_cap - amb;
}

__kernel void heat_m3(int iteration, __global const real *restrict power,
                   __global real *restrict dst, int cols, real Cap, real step)
{
    __local real temp_on[BLOCK_SIZE][BLOCK_SIZE];
    const real amb = (real)80.0f;
    real step_div_cap = step / Cap;
    int tx = get_local_id(0), ty = get_local_id(1);
    temp_on[ty][tx] = power[cols * ty + tx];
    barrier(CLK_LOCAL_MEM_FENCE);
    int s = MIN(ty + 1, BLOCK_SIZE - 1);
    dst[cols * ty + tx] = temp_on[s][max(tx - 1, 0u)] * step_div_cap - amb;
}

__kernel void heat_m4(int iteration, __global const real *restrict power,
                   __global real *restrict dst, int cols, real Cap, real step)
{
    __local real temp_on[BLOCK_SIZE][BLOCK_SIZE];
    const real amb = (real)80.0f;
    real step_div_cap = step / Cap;
    int tx = get_local_id(0), ty = get_local_id(1);
    temp_on[ty][tx] = power[cols * ty + tx];
    barrier(CLK_LOCAL_MEM_FENCE);
    int s = MIN(ty + 1, BLOCK_SIZE - 1);
    dst[cols * ty + tx] = temp_on[s][max(tx - 1, 0.0f)] * step_div_cap - amb;
}

__kernel void heat_m5(int iteration, __global const real *restrict power,
                   __global real *restrict dst, int cols, real Cap, real step)
{
    __local real temp_on[BLOCK_SIZE][BLOCK_SIZE];
    const real amb = (real)80.0f;
    real step_div_cap = step / Cap;
    int tx = get_local_id(0), ty = get_local_id(1);
    temp_on[ty][tx] = power[cols * ty + tx];
    barrier(CLK_LOCAL_MEM_FENCE);
    int s = MIN(ty + 1, BLOCK_SIZE - 1);
    dst[cols * ty + tx] = temp_on[amb][max(tx - 1, 0)] * step_div_cap - amb;
}

__kernel void heat_m6(bool iteration, __global const real *restrict power,
                   __global real *restrict dst, int cols, real Cap, real step)
{
    __local real temp_on[BLOCK_SIZE][BLOCK_SIZE];
    const real amb = (real)80.0f;
    real step_div_cap = step / Cap;
    int tx = get_local_id(0), ty = get_local_id(1);
    temp_on[ty][tx] = power[cols * ty + tx];
    barrier(CLK_LOCAL_MEM_FENCE);
    int s = MIN(ty + 1, BLOCK_SIZE - 1);
    dst[cols * ty + tx] = temp_on[s][max(tx - 1, 0)] * step_div_cap - amb;
}

__kernel void heat_m7(int iteration, __global const real *restrict power,
                   __global real *restrict dst, size_t cols, real Cap, real step)
{
    __local real temp_on[BLOCK_SIZE][BLOCK_SIZE];
    const real amb = (real)80.0f;
    real step_div_cap = step / Cap;
    int tx = get_local_id(0), ty = get_local_id(1);
    temp_on[ty][tx] = power[cols * ty + tx];
    barrier(CLK_LOCAL_MEM_FENCE);
    int s = MIN(ty + 1, BLOCK_SIZE - 1);
    dst[cols * ty + tx] = temp_on[s][max(tx - 1, 0)] * step_div_cap - amb;
}

__kernel void heat_m8(int iteration, __global const real *restrict power,
                   __global real *restrict dst, int cols, real Cap, real step)
{
    __local real temp_on[BLOCK_SIZE][BLOCK_SIZE];
    const real amb = (real)80.0f;
    real step_div_cap = step / Cap;
    int tx = get_local_id(0), ty = get_local_id(1);
    temp_on[ty][tx] = power[cols * ty + tx];
    barrier(CLK_LOCAL_MEM_FENCE);
    int s = MIN(ty + 1);
    dst[cols * ty + tx] = temp_on[s][max(tx - 1, 0)] * step_div_cap - amb;
}

__kernel void heat_m9(int iteration, __global const real *restrict power,
                   __global real *restrict dst, int cols, real Cap, real step)
{
    __local real temp_on[BLOCK_SIZE][BLOCK_SIZE];
    const real amb = (real)80.0f;
    real step_div_cap = step / Cap;
    int tx = get_local_id(0), ty = get_local_id(1);
    temp_on[ty] = power[cols * ty + tx];
    barrier(CLK_LOCAL_MEM_FENCE);
    int s = MIN(ty + 1, BLOCK_SIZE - 1);
    dst[cols * ty + tx] = temp_on[s][max(tx - 1, 0)] * step_div_cap - amb;
}
