// std: 1.0 1.1 1.2 2.0
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_local_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
__kernel void test_atomic_fn(__global uint *histogram, __global const uint *data, __local uint *bins, const uint n)
{
    uint lid = get_local_id(0);
    for (uint b = lid; b < 256; b += get_local_size(0))
        bins[b] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_global_id(0); i < n; i += get_global_size(0))
        atom_add(&bins[data[i] & 0xff], 1u);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    for (uint b = lid; b < 256; b += get_local_size(0))
        atom_add(histogram + b, bins[b]);
}
__kernel void test_atomic_fn_m0(__global uint *histogram, __global const uint *data, __private uint *bins, const uint n)
{
    uint lid = get_local_id(0);
    for (uint b = lid; b < 256; b += get_local_size(0))
        bins[b] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_global_id(0); i < n; i += get_global_size(0))
        atom_add(&bins[data[i] & 0xff], 1u);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    for (uint b = lid; b < 256; b += get_local_size(0))
        atom_add(histogram + b, bins[b]);
}
__kernel void test_atomic_fn_m1(__global uint *histogram, __global const uint *data, __local uint *bins, const uint n)
{
    uint lid = get_local_id(0);
    for (uint b = lid; b < 256; b += get_local_size(0))
        bins[b] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_global_id(0); i < n; i += get_global_size(0))
        atom_add(bins[data[i] & 0xff], 1u);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    for (uint b = lid; b < 256; b += get_local_size(0))
        atom_add(histogram + b, bins[b]);
}
__kernel void test_atomic_fn_m2(__global uint *histogram, __global const uint *data, __local uint *bins, const uint n)
{
    uint lid = get_local_id(0);
    for (uint b = lid; b < 256; b += get_local_size(0))
        bins[b] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_global_id(0); i < n; i += get_global_size(0))
        atom_add(&bins[data[i] & 0xff], 1u);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_FENCE);
    for (uint b = lid; b < 256; b += get_local_size(0))
        atom_add(histogram + b, bins[b]);
}
__kernel void test_atomic_fn_m3(__global uint *histogram, __global const uint *data, __local uint *bins, const uint n)
{
    uint lid = get_local_id(0);
    for (uint b = lid; b < 256; b += get_local_size(0))
        bins[b] = 0;
    barrier();
    for (uint i = get_global_id(0); i < n; i += get_global_size(0))
        atom_add(&bins[data[i] & 0xff], 1u);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    for (uint b = lid; b < 256; b += get_local_size(0))
        atom_add(histogram + b, bins[b]);
}
#if __OPENCL_C_VERSION__ >= 110
__kernel void test_atomics(volatile __global int *dest, __global int *old, volatile __local float *lf)
{
    int tid = get_global_id(0), o;
    old[tid] = atomic_add(&dest[0], tid + 3);
    old[tid] = atomic_xchg(&dest[1], tid) + (int)atomic_xchg(lf, 1.0f);
    old[tid] = atomic_inc(&dest[2]);
    do {
        o = dest[3];
    } while (atomic_cmpxchg(&dest[3], o, o + 1) != o);
    atomic_min(dest + 4, tid);
    atomic_or(&dest[5], 1 << (tid & 31));
}
__kernel void test_atomics_m4(volatile __global int *dest, __global int *old, volatile __local float *lf)
{
    int tid = get_global_id(0), o;
    old[tid] = atomic_add(&dest[0], tid + 3);
    old[tid] = atomic_xchg(&dest[1], tid) + (int)atomic_xchg(lf, 1.0f);
    old[tid] = atomic_inc(&dest[2], 1);
    do {
        o = dest[3];
    } while (atomic_cmpxchg(&dest[3], o, o + 1) != o);
    atomic_min(dest + 4, tid);
    atomic_or(&dest[5], 1 << (tid & 31));
}
__kernel void test_atomics_m5(volatile __global short *dest, __global int *old, volatile __local float *lf)
{
    int tid = get_global_id(0), o;
    old[tid] = atomic_add(&dest[0], tid + 3);
    old[tid] = atomic_xchg(&dest[1], tid) + (int)atomic_xchg(lf, 1.0f);
    old[tid] = atomic_inc(&dest[2]);
    do {
        o = dest[3];
    } while (atomic_cmpxchg(&dest[3], o, o + 1) != o);
    atomic_min(dest + 4, tid);
    atomic_or(&dest[5], 1 << (tid & 31));
}
__kernel void test_atomics_m6(volatile __global int *dest, __global int *old, volatile __global double *lf)
{
    int tid = get_global_id(0), o;
    old[tid] = atomic_add(&dest[0], tid + 3);
    old[tid] = atomic_xchg(&dest[1], tid) + (int)atomic_xchg(lf, 1.0f);
    old[tid] = atomic_inc(&dest[2]);
    do {
        o = dest[3];
    } while (atomic_cmpxchg(&dest[3], o, o + 1) != o);
    atomic_min(dest + 4, tid);
    atomic_or(&dest[5], 1 << (tid & 31));
}
__kernel void test_atomics_m7(volatile __global int *dest, __global int *old, volatile __local float *lf)
{
    int tid = get_global_id(0), o;
    old[tid] = atomic_add(&dest[0], tid + 3);
    old[tid] = atomic_xchg(&dest[1], tid) + (int)atomic_xchg(lf, 1.0f);
    old[tid] = atomic_inc(&dest[2]);
    do {
        o = dest[3];
    } while (atomic_cmpxchg(&dest[3], o, o + 1) != o);
    atomic_min(dest + 4, lf);
    atomic_or(&dest[5], 1 << (tid & 31));
}
#endif
#ifdef cl_khr_int64_base_atomics
__kernel void test_atom64(volatile __global long *d, volatile __local ulong *u)
{
    atom_add(d, 1L);
    atom_cmpxchg(u, 1UL, 2UL);
    atom_max(u, (ulong)get_local_id(0));
}
__kernel void test_atom64_m8(volatile __global const long *d, volatile __local ulong *u)
{
    atom_add(d, 1L);
    atom_cmpxchg(u, 1UL, 2UL);
    atom_max(u, (ulong)get_local_id(0));
}
__kernel void test_atom64_m9(volatile __global long *d, volatile __local ulong *u)
{
    atom_add(d, 1L);
    atom_cmpxchg(u, 1UL);
    atom_max(u, (ulong)get_local_id(0));
}
#endif
