// std: 1.0 1.2 2.0
#define SOFTENING 0.01f

__kernel void nbody(__global const float4 *pos,
                    __global float4 *newPos,
                    __global float4 *vel,
                    __local float4 *cache,
                    int numBodies,
                    float dt)
{
    int gid = get_global_id(0);
    int lid = get_local_id(0);
    float4 p = pos[gid];
    float4 acc = (float4)(0.0f);
    for (int i = 0; i < numBodies; i += get_local_size(0))
    {
        cache[lid] = pos[i + lid];
        barrier(CLK_LOCAL_MEM_FENCE);
        float4 r = cache[lid] - p;
        float inv = rsqrt(dot(r.xyz, r.xyz) + SOFTENING);
        acc.xyz += r.w * inv * inv * inv * r.xyz;
    }
    newPos[gid] = p + vel[gid] * dt;
    vel[gid] += acc * dt;
}

__kernel void nbody_1(__global const float4 *pos,
                    __global float4 *newPos,
                    __global float4 *vel,
                    __local float4 *cache,
                    int numBodies,
                    float dt)
{
    int gid = get_global_id(0);
    int lid = get_local_id(0);
    float3 p = pos[gid];
    float4 acc = (float4)(0.0f);
    for (int i = 0; i < numBodies; i += get_local_size(0))
    {
        cache[lid] = pos[i + lid];
        barrier(CLK_LOCAL_MEM_FENCE);
        float4 r = cache[lid] - p;
        float inv = rsqrt(dot(r.xyz, r.xyz) + SOFTENING);
        acc.xyz += r.w * inv * inv * inv * r.xyz;
    }
    newPos[gid] = p + vel[gid] * dt;
    vel[gid] += acc * dt;
}

__kernel void nbody_2(__global const float4 *pos,
                    __global float4 *newPos,
                    __global float4 *vel,
                    __local float4 *cache,
                    int numBodies,
                    float dt)
{
    int gid = get_global_id(0);
    int lid = get_local_id(0);
    float4 p = pos[gid];
    float4 acc = (float4)(0.0f);
    for (int i = 0; i < numBodies; i += get_local_size(0))
    {
        cache[lid] = pos[i + lid];
        barrier(CLK_LOCAL_MEM_FENCE);
        float4 r = cache[lid] - p;
        float4 inv = rsqrt(dot(r.xyz, r.xyz) + SOFTENING);
        acc.xyz += r.w * inv * inv * inv * r.xyz;
    }
    newPos[gid] = p + vel[gid] * dt;
    vel[gid] += acc * dt;
}

__kernel void nbody_3(__global const float4 *pos,
                    __global float4 *newPos,
                    __global float4 *vel,
                    __local float4 *cache,
                    int numBodies,
                    float dt)
{
    int gid = get_global_id(0);
    int lid = get_local_id(0);
    float4 p = pos[gid];
    float4 acc = (float4)(0.0f);
    for (int i = 0; i < numBodies; i += get_local_size(0))
    {
        cache[lid] = pos[i + lid];
        barrier(CLK_LOCAL_MEM_FENCE);
        float4 r = cache[lid] - p;
        float inv = rsqrt(dot(r.xyz, r) + SOFTENING);
        acc.xyz += r.w * inv * inv * inv * r.xyz;
    }
    newPos[gid] = p + vel[gid] * dt;
    vel[gid] += acc * dt;
}

__kernel void nbody_4(__global const float4 *pos,
                    __global float4 *newPos,
                    __global float4 *vel,
                    __local float4 *cache,
                    int numBodies,
                    float dt)
{
    int gid = get_global_id(0);
    int lid = get_local_id(0);
    float4 p = pos[gid];
    float4 acc = (float4)(0.0f);
    for (int i = 0; i < numBodies; i += get_local_size(0))
    {
        cache[lid] = pos[i + lid];
        barrier(CLK_LOCAL_MEM_FENCE);
        float4 r = cache[lid] - p;
        float inv = rsqrt(dot(r.xyz) + SOFTENING);
        acc.xyz += r.w * inv * inv * inv * r.xyz;
    }
    newPos[gid] = p + vel[gid] * dt;
    vel[gid] += acc * dt;
}

__kernel void nbody_5(__global const float4 *pos,
                    __global float4 *newPos,
                    __global float4 *vel,
                    __local float4 *cache,
                    int numBodies,
                    float dt)
{
    int gid = get_global_id(0);
    int lid = get_local_id(0);
    float4 p = pos[gid];
    float4 acc = (float4)(0.0f);
    for (int i = 0; i < numBodies; i += get_local_size(0))
    {
        cache[lid] = pos[i + lid];
        barrier(CLK_LOCAL_MEM_FENCE);
        float4 r = cache[lid] - p;
        float inv = rsqrt(dot(r.xyz, r.xyz) + SOFTENING);
        acc.xyx += r.w * inv * inv * inv * r.xyz;
    }
    newPos[gid] = p + vel[gid] * dt;
    vel[gid] += acc * dt;
}

__kernel void nbody_6(__global const float4 *pos,
                    __global float4 *newPos,
                    __global float4 *vel,
                    __local float4 *cache,
                    int numBodies,
                    float dt)
{
    int gid = get_global_id(0);
    int lid = get_local_id(0);
    float4 p = pos[gid];
    float4 acc = (float4)(0.0f);
    for (int i = 0; i < numBodies; i += get_local_size(0))
    {
        cache[lid] = pos[i + lid];
        barrier(CLK_LOCAL_MEM_FENCE);
        float4 r = cache[lid] - p;
        float inv = rsqrt(dot(r.xyz, r.xyz) + SOFTENING);
        acc.x += r.w * inv * inv * inv * r.xyz;
    }
    newPos[gid] = p + vel[gid] * dt;
    vel[gid] += acc * dt;
}

__kernel void nbody_7(__global const float4 *pos,
                    __global float4 *newPos,
                    __global float4 *vel,
                    __local float4 *cache,
                    int numBodies,
                    float dt)
{
    int gid = get_global_id(0);
    int lid = get_local_id(0);
    float4 p = pos[gid];
    float4 acc = (float4)(0.0f);
    for (int i = 0; i < numBodies; i += get_local_size(0))
    {
        cache[lid] = pos[i + lid];
        barrier(CLK_LOCAL_MEM_FENCE);
        float4 r = cache[lid] - p;
        float inv = rsqrtf(dot(r.xyz, r.xyz) + SOFTENING);
        acc.xyz += r.w * inv * inv * inv * r.xyz;
    }
    newPos[gid] = p + vel[gid] * dt;
    vel[gid] += acc * dt;
}

__kernel void nbody_8(__global const float4 *pos,
                    __global float4 *newPos,
                    __constant float4 *vel,
                    __local float4 *cache,
                    int numBodies,
                    float dt)
{
    int gid = get_global_id(0);
    int lid = get_local_id(0);
    float4 p = pos[gid];
    float4 acc = (float4)(0.0f);
    for (int i = 0; i < numBodies; i += get_local_size(0))
    {
        cache[lid] = pos[i + lid];
        barrier(CLK_LOCAL_MEM_FENCE);
        float4 r = cache[lid] - p;
        float inv = rsqrt(dot(r.xyz, r.xyz) + SOFTENING);
        acc.xyz += r.w * inv * inv * inv * r.xyz;
    }
    newPos[gid] = p + vel[gid] * dt;
    vel[gid] += acc * dt;
}

__kernel void nbody_9(__global const float4 *pos,
                    __global float4 *newPos,
                    __global float4 *vel,
                    __local float4 *cache,
                    int numBodies,
                    double dt)
{
    int gid = get_global_id(0);
    int lid = get_local_id(0);
    float4 p = pos[gid];
    float4 acc = (float4)(0.0f);
    for (int i = 0; i < numBodies; i += get_local_size(0))
    {
        cache[lid] = pos[i + lid];
        barrier(CLK_LOCAL_MEM_FENCE);
        float4 r = cache[lid] - p;
        float inv = rsqrt(dot(r.xyz, r.xyz) + SOFTENING);
        acc.xyz += r.w * inv * inv * inv * r.xyz;
    }
    newPos[gid] = p + vel[gid] * dt;
    vel[gid] += acc * dt;
}

__kernel void nbody_10(__global const float4 *pos,
                    __global float4 *newPos,
                    __global float4 *vel,
                    __local float4 *cache,
                    int *numBodies,
                    float dt)
{
    int gid = get_global_id(0);
    int lid = get_local_id(0);
    float4 p = pos[gid];
    float4 acc = (float4)(0.0f);
    for (int i = 0; i < numBodies; i += get_local_size(0))
    {
        cache[lid] = pos[i + lid];
        barrier(CLK_LOCAL_MEM_FENCE);
        float4 r = cache[lid] - p;
        float inv = rsqrt(dot(r.xyz, r.xyz) + SOFTENING);
        acc.xyz += r.w * inv * inv * inv * r.xyz;
    }
    newPos[gid] = p + vel[gid] * dt;
    vel[gid] += acc * dt;
}
