// std: 1.2 2.0 3.0


__kernel void test_clamp_short3_m0(__global const short *a, __global const short *lo, __global const short *hi, __global short *dst)
{
    int tid = get_global_id(0);
    short3 va = vload4(tid, a);
    short3 vlo = vload3(tid, lo);
    short3 vhi = vload3(tid, hi);
    vstore3(clamp(va, vlo, vhi), tid, dst);
}

__kernel void test_clamp_short3_m1(__global const short *a, __global const short *lo, __global const short *hi, __global short *dst)
{
    int tid = get_global_id(0);
    short3 va = vload3(tid, a);
    ushort3 vlo = vload3(tid, lo);
    short3 vhi = vload3(tid, hi);
    vstore3(clamp(va, vlo, vhi), tid, dst);
}

__kernel void test_clamp_short3_m2(__global const short *a, __global const short *lo, __global const short *hi, __global short *dst)
{
    int tid = get_global_id(0);
    short3 va = vload3(tid, a);
    short3 vlo = vload3(tid, lo);
    short3 vhi = vload3(hi, tid);
    vstore3(clamp(va, vlo, vhi), tid, dst);
}

__kernel void test_clamp_short3_m3(__global const short *a, __global const short *lo, __global const short *hi, __global short *dst)
{
    int tid = get_global_id(0);
    short3 va = vload3(tid, a);
    short3 vlo = vload3(tid, lo);
    short3 vhi = vload3(tid, hi);
    vstore3(clamp(va, vlo), tid, dst);
}

__kernel void test_clamp_ushort4_s_m4(__global const ushort4 *a, __global const short *lo, __global const ushort *hi, __global ushort4 *dst)
{
    int tid = get_global_id(0);
    ushort4 tmp = clamp(a[tid], lo[tid], hi[tid]);
    dst[tid] = tmp;
}

__kernel void test_clamp_ushort4_s_m5(__global const ushort4 *a, __global const ushort *lo, __global const ushort *hi, __global ushort4 *dst)
{
    int tid = get_global_id(0);
    ushort4 tmp = clamp(a[tid], lo[tid].x, hi[tid]);
    dst[tid] = tmp;
}

__kernel int test_clamp_ushort4_s_m6(__global const ushort4 *a, __global const ushort *lo, __global const ushort *hi, __global ushort4 *dst)
{
    int tid = get_global_id(0);
    ushort4 tmp = clamp(a[tid], lo[tid], hi[tid]);
    dst[tid] = tmp;
}

__kernel void test_clamp_float4_m7(__global const float4 *a, __global const float *lo, __global const float4 *hi, __global float4 *dst)
{
    int tid = get_global_id(0);
    dst[tid] = clamp(a[tid], lo[tid], hi[tid]);
}

__kernel void test_clamp_float4_m8(__global const float4 *a, __global const float *lo, __global const float *hi, __global int4 *dst)
{
    int tid = get_global_id(0);
    dst[tid] = clamp(a[tid], lo[tid], hi[tid]);
}

__kernel void test_clamp_float4_m9(__global const float4 *a, __global const float *lo, __global const float *hi, __global float4 *dst)
{
    float tid = get_global_id(0);
    dst[tid] = clamp(a[tid], lo[tid], hi[tid]);
}
