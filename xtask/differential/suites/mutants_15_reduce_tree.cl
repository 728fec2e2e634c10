// std: 1.0 1.2 2.0
#define WG 256

__kernel void reduce(__global const float4 *in,
                     __global float *out,
                     __local float *sdata,
                     const uint n)
{
    const uint tid = get_local_id(0);
    const uint i = get_group_id(0) * WG + tid;
    float4 v = i < n ? in[i] : (float4)(0.0f);
    sdata[tid] = v.x + v.y + v.z + v.w;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint s = WG / 2; s > 0; s >>= 1) {
        if (tid < s)
            sdata[tid] += sdata[tid + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (tid == 0)
        out[get_group_id(0)] = sdata[0];
}

__kernel void reduce_1(__global const float4 *in,
                     __global float *out,
                     float *sdata,
                     const uint n)
{
    const uint tid = get_local_id(0);
    const uint i = get_group_id(0) * WG + tid;
    float4 v = i < n ? in[i] : (float4)(0.0f);
    sdata[tid] = v.x + v.y + v.z + v.w;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint s = WG / 2; s > 0; s >>= 1) {
        if (tid < s)
            sdata[tid] += sdata[tid + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (tid == 0)
        out[get_group_id(0)] = sdata[0];
}

__kernel void reduce_2(__global const float4 *in,
                     __global float *out,
                     __local float *sdata,
                     const uint n)
{
    const uint tid = get_local_id(0);
    const uint i = get_group_id(0) * WG + tid;
    float4 v = i < n ? in[i] : (float2)(0.0f);
    sdata[tid] = v.x + v.y + v.z + v.w;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint s = WG / 2; s > 0; s >>= 1) {
        if (tid < s)
            sdata[tid] += sdata[tid + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (tid == 0)
        out[get_group_id(0)] = sdata[0];
}

__kernel void reduce_3(__global const float4 *in,
                     __global float *out,
                     __local float *sdata,
                     const uint n)
{
    const uint tid = get_local_id(0);
    const uint i = get_group_id(0) * WG + tid;
    float4 v = i < n ? in[i] : (float4)(0.0f);
    sdata[tid] = v.x + v.y + v.z + v.q;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint s = WG / 2; s > 0; s >>= 1) {
        if (tid < s)
            sdata[tid] += sdata[tid + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (tid == 0)
        out[get_group_id(0)] = sdata[0];
}

__kernel void reduce_4(__global const float4 *in,
                     __global float *out,
                     __local float *sdata,
                     const uint n)
{
    const uint tid = get_local_id(0);
    const uint i = get_group_id(0) * WG + tid;
    float4 v = i < n ? in[i] : (float4)(0.0f);
    sdata[tid] = v.x + v.y + v.z + v.w;
    barrier();
    for (uint s = WG / 2; s > 0; s >>= 1) {
        if (tid < s)
            sdata[tid] += sdata[tid + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (tid == 0)
        out[get_group_id(0)] = sdata[0];
}

__kernel void reduce_5(__global const float4 *in,
                     __global float *out,
                     __local float *sdata,
                     const uint n)
{
    const uint tid = get_local_id(0);
    const uint i = get_group_id(0) * WG + tid;
    float4 v = i < n ? in[i] : (float4)(0.0f);
    sdata[tid] = v.x + v.y + v.z + v.w;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint s = WG / 2.0f; s > 0; s >>= 1) {
        if (tid < s)
            sdata[tid] += sdata[tid + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (tid == 0)
        out[get_group_id(0)] = sdata[0];
}

__kernel void reduce_6(__global const float4 *in,
                     __global float *out,
                     __local float *sdata,
                     const uint n)
{
    const uint tid = get_local_id(0);
    const uint i = get_group_id(0) * WG + tid;
    float4 v = i < n ? in[i] : (float4)(0.0f);
    sdata[tid] = v.x + v.y + v.z + v.w;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint s = WG / 2; s > 0; s >>= 1.0f) {
        if (tid < s)
            sdata[tid] += sdata[tid + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (tid == 0)
        out[get_group_id(0)] = sdata[0];
}

__kernel void reduce_7(__global const float4 *in,
                     __global float *out,
                     __local float *sdata,
                     const uint n)
{
    const float tid = get_local_id(0);
    const uint i = get_group_id(0) * WG + tid;
    float4 v = i < n ? in[i] : (float4)(0.0f);
    sdata[tid] = v.x + v.y + v.z + v.w;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint s = WG / 2; s > 0; s >>= 1) {
        if (tid < s)
            sdata[tid] += sdata[tid + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (tid == 0)
        out[get_group_id(0)] = sdata[0];
}

__kernel void reduce_8(__global const float4 *in,
                     __global const float *out,
                     __local float *sdata,
                     const uint n)
{
    const uint tid = get_local_id(0);
    const uint i = get_group_id(0) * WG + tid;
    float4 v = i < n ? in[i] : (float4)(0.0f);
    sdata[tid] = v.x + v.y + v.z + v.w;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint s = WG / 2; s > 0; s >>= 1) {
        if (tid < s)
            sdata[tid] += sdata[tid + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (tid == 0)
        out[get_group_id(0)] = sdata[0];
}

__kernel void reduce_9(__global const float4 *in,
                     __global float *out,
                     __local float *sdata,
                     const uint n)
{
    const uint tid = get_local_id(0);
    const uint i = get_group_id(0) * WG + tid;
    float4 v = i < n ? in[i] : (float4)(0.0f);
    sdata[tid] = v.x % v.y + v.z + v.w;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint s = WG / 2; s > 0; s >>= 1) {
        if (tid < s)
            sdata[tid] += sdata[tid + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (tid == 0)
        out[get_group_id(0)] = sdata[0];
}

__kernel void reduce_10(__global const float4 *in,
                     __global float *out,
                     __local float *sdata,
                     const uint4 n)
{
    const uint tid = get_local_id(0);
    const uint i = get_group_id(0) * WG + tid;
    float4 v = i < n ? in[i] : (float4)(0.0f);
    sdata[tid] = v.x + v.y + v.z + v.w;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint s = WG / 2; s > 0; s >>= 1) {
        if (tid < s)
            sdata[tid] += sdata[tid + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (tid == 0)
        out[get_group_id(0)] = sdata[0];
}
