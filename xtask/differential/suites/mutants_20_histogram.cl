// std: 1.0 1.1 1.2
#define BINS 256
#if __OPENCL_VERSION__ < 110
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_local_int32_base_atomics : enable
#endif

__kernel void histogram(__global const uchar4 *data,
                        __global uint *bins,
                        uint count)
{
    __local uint hist[BINS];
    hist[get_local_id(0)] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_global_id(0); i < count; i += get_global_size(0))
    {
        uchar4 v = data[i];
        atom_inc(&hist[v.s0]);
        atom_inc(&hist[v.s1]);
        atom_add(hist + v.s2, 1);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    atom_add(&bins[get_local_id(0)], hist[get_local_id(0)]);
}

__kernel void histogram_1(__global const uchar4 *data,
                        __global uint *bins,
                        uint count)
{
    __local float hist[BINS];
    hist[get_local_id(0)] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_global_id(0); i < count; i += get_global_size(0))
    {
        uchar4 v = data[i];
        atom_inc(&hist[v.s0]);
        atom_inc(&hist[v.s1]);
        atom_add(hist + v.s2, 1);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    atom_add(&bins[get_local_id(0)], hist[get_local_id(0)]);
}

__kernel void histogram_2(__global const uchar4 *data,
                        __global uint *bins,
                        uint count)
{
    uint hist[BINS];
    hist[get_local_id(0)] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_global_id(0); i < count; i += get_global_size(0))
    {
        uchar4 v = data[i];
        atom_inc(&hist[v.s0]);
        atom_inc(&hist[v.s1]);
        atom_add(hist + v.s2, 1);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    atom_add(&bins[get_local_id(0)], hist[get_local_id(0)]);
}

__kernel void histogram_3(__global const uchar4 *data,
                        __global uint *bins,
                        uint count)
{
    __local uint hist[BINS];
    hist[get_local_id(0)] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_global_id(0); i < count; i += get_global_size(0))
    {
        uchar4 v = data[i];
        atom_inc(hist[v.s0]);
        atom_inc(&hist[v.s1]);
        atom_add(hist + v.s2, 1);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    atom_add(&bins[get_local_id(0)], hist[get_local_id(0)]);
}

__kernel void histogram_4(__global const uchar4 *data,
                        __global uint *bins,
                        uint count)
{
    __local uint hist[BINS];
    hist[get_local_id(0)] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_global_id(0); i < count; i += get_global_size(0))
    {
        uchar4 v = data[i];
        atom_inc(&hist[v]);
        atom_inc(&hist[v.s1]);
        atom_add(hist + v.s2, 1);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    atom_add(&bins[get_local_id(0)], hist[get_local_id(0)]);
}

__kernel void histogram_5(__global const uchar4 *data,
                        __global uint *bins,
                        uint count)
{
    __local uint hist[BINS];
    hist[get_local_id(0)] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_global_id(0); i < count; i += get_global_size(0))
    {
        uchar4 v = data[i];
        atom_inc(&hist[v.s0]);
        atom_inc(&hist[v.s1]);
        atom_add(hist + v.s2);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    atom_add(&bins[get_local_id(0)], hist[get_local_id(0)]);
}

__kernel void histogram_6(__global const uchar4 *data,
                        __global uint *bins,
                        uint count)
{
    __local uint hist[BINS];
    hist[get_local_id(0)] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_global_id(0); i < count; i += get_global_size(0))
    {
        uchar4 v = data[i];
        atom_inc(&hist[v.s0]);
        atom_inc(&hist[v.s1]);
        atom_inc(hist + v.s2, 1);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    atom_add(&bins[get_local_id(0)], hist[get_local_id(0)]);
}

__kernel void histogram_7(__global const uchar4 *data,
                        __global uint *bins,
                        uint count)
{
    __local uint hist[BINS];
    hist[get_local_id(0)] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_global_id(0); i < count; i += get_global_size(0))
    {
        uchar4 v = data[i];
        atom_inc(&hist[v.s0]);
        atomic_inc(&hist[v.s1]);
        atom_add(hist + v.s2, 1);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    atom_add(&bins[get_local_id(0)], hist[get_local_id(0)]);
}

__kernel void histogram_8(__global const uchar4 *data,
                        __global const uint *bins,
                        uint count)
{
    __local uint hist[BINS];
    hist[get_local_id(0)] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_global_id(0); i < count; i += get_global_size(0))
    {
        uchar4 v = data[i];
        atom_inc(&hist[v.s0]);
        atom_inc(&hist[v.s1]);
        atom_add(hist + v.s2, 1);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    atom_add(&bins[get_local_id(0)], hist[get_local_id(0)]);
}

__kernel void histogram_9(__global const uchar4 *data,
                        __global ulong *bins,
                        uint count)
{
    __local uint hist[BINS];
    hist[get_local_id(0)] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_global_id(0); i < count; i += get_global_size(0))
    {
        uchar4 v = data[i];
        atom_inc(&hist[v.s0]);
        atom_inc(&hist[v.s1]);
        atom_add(hist + v.s2, 1);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    atom_add(&bins[get_local_id(0)], hist[get_local_id(0)]);
}

__kernel void histogram_10(__global const uchar4 *data,
                        __global uint *bins,
                        uint count)
{
    __local uint hist[BINS];
    hist[get_local_id(0)] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint i = get_global_id(0); i < count; i += get_global_size(0))
    {
        uchar4 v = data[i];
        atom_inc(&hist[v.S0]);
        atom_inc(&hist[v.s1]);
        atom_add(hist + v.s2, 1);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    atom_add(&bins[get_local_id(0)], hist[get_local_id(0)]);
}
