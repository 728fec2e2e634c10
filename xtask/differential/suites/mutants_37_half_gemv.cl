// std: 1.2 3.0
// opts: -DROWS=4
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#ifndef ROWS
#define ROWS 2
#endif

kernel void gemv_f16(global const half8 *restrict a,
                     global const half *restrict x,
                     global float *restrict y,
                     const int cols)
{
    private float acc[ROWS] = { 0.0f };
    for (int c = 0; c < cols / 8; c++) {
        half8 xv = vload8(c, x);
        for (int r = 0; r < ROWS; r++) {
            half8 p = a[r * cols + c] * xv;
            float4 s = convert_float4(p.lo) + convert_float4(p.hi);
            acc[r] += dot(s, (float4)1.0f);
        }
    }
    y[get_global_id(0)] = acc[0];
}

kernel void gemv_f16_1(global const half8 *restrict a,
                     global const half *restrict x,
                     global float *restrict y,
                     const int cols)
{
    private float acc[ROWS] = { 0.0f };
    for (int c = 0; c < cols / 8; c++) {
        half8 xv = vload4(c, x);
        for (int r = 0; r < ROWS; r++) {
            half8 p = a[r * cols + c] * xv;
            float4 s = convert_float4(p.lo) + convert_float4(p.hi);
            acc[r] += dot(s, (float4)1.0f);
        }
    }
    y[get_global_id(0)] = acc[0];
}

kernel void gemv_f16_2(global const half8 *restrict a,
                     global const half *restrict x,
                     global float *restrict y,
                     const int cols)
{
    private float acc[ROWS] = { 0.0f };
    for (int c = 0; c < cols / 8; c++) {
        half8 xv = vload8(c, a);
        for (int r = 0; r < ROWS; r++) {
            half8 p = a[r * cols + c] * xv;
            float4 s = convert_float4(p.lo) + convert_float4(p.hi);
            acc[r] += dot(s, (float4)1.0f);
        }
    }
    y[get_global_id(0)] = acc[0];
}

kernel void gemv_f16_3(global const half8 *restrict a,
                     global const half *restrict x,
                     global float *restrict y,
                     const int cols)
{
    private float acc[ROWS] = { 0.0f };
    for (int c = 0; c < cols / 8; c++) {
        half8 xv = vload8(c, x);
        for (int r = 0; r < ROWS; r++) {
            half8 p = a[r * cols + c] * xv;
            float4 s = convert_float4(p.low) + convert_float4(p.hi);
            acc[r] += dot(s, (float4)1.0f);
        }
    }
    y[get_global_id(0)] = acc[0];
}

kernel void gemv_f16_4(global const half8 *restrict a,
                     global const half *restrict x,
                     global float *restrict y,
                     const int cols)
{
    private float acc[ROWS] = { 0.0f };
    for (int c = 0; c < cols / 8; c++) {
        half8 xv = vload8(c, x);
        for (int r = 0; r < ROWS; r++) {
            half8 p = a[r * cols + c] * xv;
            float4 s = convert_float4(p.lo) + convert_float4(p.even);
            acc[r] += dot(s, (float4)1.0f);
        }
    }
    y[get_global_id(0)] = acc[0];
}

kernel void gemv_f16_5(global const half8 *restrict a,
                     global const half *restrict x,
                     global float *restrict y,
                     const int cols)
{
    private float acc[ROWS] = { 0.0f };
    for (int c = 0; c < cols / 8; c++) {
        half8 xv = vload8(c, x);
        for (int r = 0; r < ROWS; r++) {
            half8 p = a[r * cols + c] * xv;
            float4 s = convert_float4(p) + convert_float4(p.hi);
            acc[r] += dot(s, (float4)1.0f);
        }
    }
    y[get_global_id(0)] = acc[0];
}

kernel void gemv_f16_6(global const half8 *restrict a,
                     global const half *restrict x,
                     global float *restrict y,
                     const int cols)
{
    private float acc[ROWS] = { 0.0f };
    for (int c = 0; c < cols / 8; c++) {
        half8 xv = vload8(c, x);
        for (int r = 0; r < ROWS; r++) {
            half8 p = a[r * cols + c] * xv;
            float4 s = convert_float4(p.lo) + p.hi;
            acc[r] += dot(s, (float4)1.0f);
        }
    }
    y[get_global_id(0)] = acc[0];
}

kernel void gemv_f16_7(global const half8 *restrict a,
                     global const half *restrict x,
                     global float *restrict y,
                     const int cols)
{
    local float acc[ROWS] = { 0.0f };
    for (int c = 0; c < cols / 8; c++) {
        half8 xv = vload8(c, x);
        for (int r = 0; r < ROWS; r++) {
            half8 p = a[r * cols + c] * xv;
            float4 s = convert_float4(p.lo) + convert_float4(p.hi);
            acc[r] += dot(s, (float4)1.0f);
        }
    }
    y[get_global_id(0)] = acc[0];
}

kernel void gemv_f16_8(global const half8 *restrict a,
                     global const half *restrict x,
                     global float *restrict y,
                     const int cols)
{
    private float acc[ROWS] = { 0.0f };
    for (int c = 0; c < cols / 8; c++) {
        half8 xv = vload8(c, x);
        for (int r = 0; r < ROWS; r++) {
            half8 p = a[r * cols + c] * xv;
            float4 s = convert_float4(p.lo) + convert_float4(p.hi);
            acc[r] += dot(s, 1.0f);
        }
    }
    y[get_global_id(0)] = acc[0];
}

kernel void gemv_f16_9(global const half8 *restrict a,
                     global const half *restrict x,
                     global float *restrict y,
                     const int cols)
{
    private float acc[ROWS] = { 0.0f };
    for (int c = 0; c < cols / 8; c++) {
        half8 xv = vload8(c, x);
        for (int r = 0; r < ROWS; r++) {
            half4 p = a[r * cols + c] * xv;
            float4 s = convert_float4(p.lo) + convert_float4(p.hi);
            acc[r] += dot(s, (float4)1.0f);
        }
    }
    y[get_global_id(0)] = acc[0];
}

kernel void gemv_f16_10(global const half8 *restrict a,
                     global const half restrict x,
                     global float *restrict y,
                     const int cols)
{
    private float acc[ROWS] = { 0.0f };
    for (int c = 0; c < cols / 8; c++) {
        half8 xv = vload8(c, x);
        for (int r = 0; r < ROWS; r++) {
            half8 p = a[r * cols + c] * xv;
            float4 s = convert_float4(p.lo) + convert_float4(p.hi);
            acc[r] += dot(s, (float4)1.0f);
        }
    }
    y[get_global_id(0)] = acc[0];
}
