// std: 1.1 1.2 3.0
#ifndef BLOCK
#define BLOCK 16
#endif
struct __attribute__((packed)) Params { float dt; float eps; int n; };
typedef struct __attribute__((aligned(16))) { float4 pos; float4 vel; } Body;
__constant float coef[5] = { 1.f / 90, -3.f / 20, 1.5f, -49.f / 18, 0.f };
__kernel void jacobi(__global const float *restrict in, __global float *restrict out, const int w, const int h)
{
    __local float tile[BLOCK + 2][BLOCK + 2];
    const int x = get_global_id(0), y = get_global_id(1);
    const int lx = get_local_id(0) + 1, ly = get_local_id(1) + 1;
    if (x >= w || y >= h) return;
    tile[ly][lx] = in[y * w + x];
    barrier(CLK_LOCAL_MEM_FENCE);
    float s = tile[ly - 1][lx] + tile[ly + 1][lx];
    s += tile[ly][lx - 1] + tile[ly][lx + 1];
    s = mad(coef[0], s, coef[3] * tile[ly][lx]);
    out[y * w + x] = s;
}
__kernel void jacobi_m1(__global const float *restrict in, __global float *restrict out, const int w, const int h)
{
    __local const float tile[BLOCK + 2][BLOCK + 2];
    const int x = get_global_id(0), y = get_global_id(1);
    const int lx = get_local_id(0) + 1, ly = get_local_id(1) + 1;
    if (x >= w || y >= h) return;
    tile[ly][lx] = in[y * w + x];
    barrier(CLK_LOCAL_MEM_FENCE);
    float s = tile[ly - 1][lx] + tile[ly + 1][lx];
    s += tile[ly][lx - 1] + tile[ly][lx + 1];
    s = mad(coef[0], s, coef[3] * tile[ly][lx]);
    out[y * w + x] = s;
}
float4 interact(float4 bi, float4 bj, float4 ai, float eps)
{
    float4 r = bj - bi;
    r.w = 0.0f;
    float inv = rsqrt(dot(r, r) + eps * eps);
    ai.xyz += r.xyz * (bj.w * inv * inv * inv);
    return ai;
}
float4 interact_m3(float4 bi, float4 bj, float4 ai, float eps)
{
    float4 r = bj - bi;
    r.w = 0.0f;
    float inv = rsqrt(dot(r, bj.xyz) + eps * eps);
    ai.xyz += r.xyz * (bj.w * inv * inv * inv);
    return ai;
}
__kernel void integrate(__global Body *b, __local float4 *sh, struct Params p)
{
    size_t gid = get_global_id(0);
    float4 me = b[gid].pos, acc = (float4)(0.0f, 0.0f, 0.0f, 0.0f);
    int tiles = p.n / get_local_size(0);
    for (int t = 0; t < tiles; t++) {
        event_t e = async_work_group_copy(sh, (__global float4 *)b, get_local_size(0), (event_t)0);
        wait_group_events(1, &e);
        prefetch(&b[gid].vel, 1);
        for (int k = 0; k < get_local_size(0); k++)
            acc = interact(me, sh[k], acc, p.eps);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    b[gid].vel += acc * p.dt;
    b[gid].pos.xyz = mad(b[gid].vel, p.dt, me).xyz;
}
__kernel void integrate_m5(__global Body *b, __local float4 *sh, struct Params *p)
{
    size_t gid = get_global_id(0);
    float4 me = b[gid].pos, acc = (float4)(0.0f, 0.0f, 0.0f, 0.0f);
    int tiles = p.n / get_local_size(0);
    for (int t = 0; t < tiles; t++) {
        event_t e = async_work_group_copy(sh, (__global float4 *)b, get_local_size(0), (event_t)0);
        wait_group_events(1, &e);
        prefetch(&b[gid].vel, 1);
        for (int k = 0; k < get_local_size(0); k++)
            acc = interact(me, sh[k], acc, p.eps);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    b[gid].vel += acc * p.dt;
    b[gid].pos.xyz = mad(b[gid].vel, p.dt, me).xyz;
}
__kernel void integrate_m6(__global Body *b, __local float4 *sh, Params p)
{
    size_t gid = get_global_id(0);
    float4 me = b[gid].pos, acc = (float4)(0.0f, 0.0f, 0.0f, 0.0f);
    int tiles = p.n / get_local_size(0);
    for (int t = 0; t < tiles; t++) {
        event_t e = async_work_group_copy(sh, (__global float4 *)b, get_local_size(0), (event_t)0);
        wait_group_events(1, &e);
        prefetch(&b[gid].vel, 1);
        for (int k = 0; k < get_local_size(0); k++)
            acc = interact(me, sh[k], acc, p.eps);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    b[gid].vel += acc * p.dt;
    b[gid].pos.xyz = mad(b[gid].vel, p.dt, me).xyz;
}
__kernel void integrate_m7(__global Body *b, float4 *sh, struct Params p)
{
    size_t gid = get_global_id(0);
    float4 me = b[gid].pos, acc = (float4)(0.0f, 0.0f, 0.0f, 0.0f);
    int tiles = p.n / get_local_size(0);
    for (int t = 0; t < tiles; t++) {
        event_t e = async_work_group_copy(sh, (__global float4 *)b, get_local_size(0), (event_t)0);
        wait_group_events(1, &e);
        prefetch(&b[gid].vel, 1);
        for (int k = 0; k < get_local_size(0); k++)
            acc = interact(me, sh[k], acc, p.eps);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    b[gid].vel += acc * p.dt;
    b[gid].pos.xyz = mad(b[gid].vel, p.dt, me).xyz;
}
__kernel void integrate_m8(__global Body *b, __local float4 *sh, struct Params p)
{
    size_t gid = get_global_id(0);
    float4 me = b[gid].pos, acc = (float4)(0.0f, 0.0f, 0.0f, 0.0f);
    int tiles = p.n / get_local_size(0);
    for (int t = 0; t < tiles; t++) {
        event_t e = async_work_group_copy(sh, (__global float4 *)b, get_local_size(0), 0);
        wait_group_events(1, &e);
        prefetch(&b[gid].vel, 1);
        for (int k = 0; k < get_local_size(0); k++)
            acc = interact(me, sh[k], acc, p.eps);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    b[gid].vel += acc * p.dt;
    b[gid].pos.xyz = mad(b[gid].vel, p.dt, me).xyz;
}
__kernel void integrate_m9(__global Body *b, __local float4 *sh, struct Params p)
{
    size_t gid = get_global_id(0);
    float4 me = b[gid].pos, acc = (float4)(0.0f, 0.0f, 0.0f, 0.0f);
    int tiles = p.n / get_local_size(0);
    for (int t = 0; t < tiles; t++) {
        event_t e = async_work_group_copy(sh, (__global float4 *)b, get_local_size(0), (event_t)0);
        wait_group_events(1, e);
        prefetch(&b[gid].vel, 1);
        for (int k = 0; k < get_local_size(0); k++)
            acc = interact(me, sh[k], acc, p.eps);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    b[gid].vel += acc * p.dt;
    b[gid].pos.xyz = mad(b[gid].vel, p.dt, me).xyz;
}
/* Smith-Waterman cell and 8x8 block SAD */
__kernel void sw_sad(__constant char *restrict query, __global const uchar8 *cur, __global const uchar8 *ref, __global ushort *sad, __read_only image2d_t subst, const sampler_t smp)
{
    const int gap = 2, q = query[get_global_id(1)];
    int4 h = read_imagei(subst, smp, (int2)(q, get_local_id(0)));
    h.y = max(max(0, h.x - gap), h.z);
    ushort8 d = (ushort8)0;
    for (uint y = 0; y < 8; ++y)
        d += convert_ushort8(abs_diff(cur[y], ref[y]));
    ushort4 q4 = d.lo + d.hi;
    uchar4 px = convert_uchar4_sat(shuffle(q4, (ushort4)(3, 2, 1, 0)));
    sad[get_global_id(0)] = q4.x + q4.y + q4.z + q4.w + px.s3 + (ushort)h.y;
}
__kernel void sw_sad_m0(__constant char *restrict query, __global const uchar8 *cur, __global const uchar8 *ref, __global ushort *sad, __read_only image2d_t subst, const sampler_t smp)
{
    const int gap = 2, q = query[get_global_id(1)];
    int4 h = read_imagei(subst, smp, (int2)(q, get_local_id(0)));
    h.y = max(max(0, h.x - gap), h.z);
    ushort8 d = (ushort8)0;
    for (uint y = 0; y < 8; ++y)
        d += convert_ushort8(abs_diff(cur[y], ref[y]));
    ushort4 q4 = d.lo + d.hi;
    uchar4 px = convert_uchar4_sat(shuffle(q4, (uint4)(3, 2, 1, 0)));
    sad[get_global_id(0)] = q4.x + q4.y + q4.z + q4.w + px.s3 + (ushort)h.y;
}
__kernel void sw_sad_m2(__constant char *restrict query, __global const uchar8 *cur, __global const uchar8 *ref, __global ushort *sad, __read_only image2d_t subst, const sampler_t smp)
{
    const int gap = 2, q = query[get_global_id(1)];
    int4 h = read_imagei(subst, smp, (int2)(q, get_local_id(0)));
    h.y = max(max(0, h.x - gap), h.z);
    ushort8 d = (short8)0;
    for (uint y = 0; y < 8; ++y)
        d += convert_ushort8(abs_diff(cur[y], ref[y]));
    ushort4 q4 = d.lo + d.hi;
    uchar4 px = convert_uchar4_sat(shuffle(q4, (ushort4)(3, 2, 1, 0)));
    sad[get_global_id(0)] = q4.x + q4.y + q4.z + q4.w + px.s3 + (ushort)h.y;
}
__kernel void sw_sad_m4(__constant char *restrict query, __global const uchar8 *cur, __global const uchar8 *ref, __global ushort *sad, __read_only image2d_t subst, const sampler_t smp)
{
    const int gap = 2, q = query[get_global_id(1)];
    int4 h = read_imagei(subst, smp, (int2)(q, get_local_id(0)));
    h.y = max(max(0u, h.x - gap), h.z);
    ushort8 d = (ushort8)0;
    for (uint y = 0; y < 8; ++y)
        d += convert_ushort8(abs_diff(cur[y], ref[y]));
    ushort4 q4 = d.lo + d.hi;
    uchar4 px = convert_uchar4_sat(shuffle(q4, (ushort4)(3, 2, 1, 0)));
    sad[get_global_id(0)] = q4.x + q4.y + q4.z + q4.w + px.s3 + (ushort)h.y;
}
