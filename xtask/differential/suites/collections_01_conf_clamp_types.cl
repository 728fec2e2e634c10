// std: 1.2 2.0 3.0
// generated: clamp() for integer types and widths
#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif

__kernel void test_clamp_char(__global const char *a, __global const char *lo, __global const char *hi, __global char *dst)
{
    int tid = get_global_id(0);
    char tmp = clamp(a[tid], lo[tid], hi[tid]);
    dst[tid] = tmp;
}

__kernel void test_clamp_uchar2(__global const uchar2 *a, __global const uchar2 *lo, __global const uchar2 *hi, __global uchar2 *dst)
{
    int tid = get_global_id(0);
    uchar2 tmp = clamp(a[tid], lo[tid], hi[tid]);
    dst[tid] = tmp;
}

__kernel void test_clamp_short3(__global const short *a, __global const short *lo, __global const short *hi, __global short *dst)
{
    int tid = get_global_id(0);
    short3 va = vload3(tid, a);
    short3 vlo = vload3(tid, lo);
    short3 vhi = vload3(tid, hi);
    vstore3(clamp(va, vlo, vhi), tid, dst);
}

__kernel void test_clamp_ushort4_s(__global const ushort4 *a, __global const ushort *lo, __global const ushort *hi, __global ushort4 *dst)
{
    int tid = get_global_id(0);
    ushort4 tmp = clamp(a[tid], lo[tid], hi[tid]);
    dst[tid] = tmp;
}

__kernel void test_clamp_int8(__global const int8 *a, __global const int8 *lo, __global const int8 *hi, __global int8 *dst)
{
    int tid = get_global_id(0);
    dst[tid] = clamp(a[tid], lo[tid], hi[tid]);
}

__kernel void test_clamp_ulong16(__global const ulong16 *a, __global const ulong16 *lo, __global const ulong16 *hi, __global ulong16 *dst)
{
    int tid = get_global_id(0);
    dst[tid] = clamp(a[tid], lo[tid], hi[tid]);
}

__kernel void test_clamp_float4(__global const float4 *a, __global const float *lo, __global const float *hi, __global float4 *dst)
{
    int tid = get_global_id(0);
    dst[tid] = clamp(a[tid], lo[tid], hi[tid]);
}

#ifdef cl_khr_fp64
__kernel void test_clamp_double2(__global const double2 *a, __global const double *lo, __global const double *hi, __global double2 *dst)
{
    int tid = get_global_id(0);
    dst[tid] = clamp(a[tid], lo[tid], hi[tid]);
}
#endif
