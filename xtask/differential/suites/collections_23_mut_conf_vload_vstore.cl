// std: 1.1 1.2 2.0
#define LOCAL_SIZE 32
__constant float c_table[16] = {
    0.0f, 1.0f, 2.0f, 3.0f, 4.0f, 5.0f, 6.0f, 7.0f,
    8.0f, 9.0f, 10.f, 11.f, 12.f, 13.f, 14.f, 15.f };

__kernel void vload_local_m0(__global const short *src, __global short8 *dst)
{
    __local int buf[LOCAL_SIZE * 8];
    size_t l = get_local_id(0);
    size_t g = get_global_id(0);
    for (int k = 0; k < 8; ++k)
        buf[l * 8 + k] = src[g * 8 + k];
    barrier(CLK_LOCAL_MEM_FENCE);
    dst[g] = vload8(l, buf);
}

__kernel void vload_local_m1(__global const short *src, __global short8 *dst)
{
    __constant short buf[LOCAL_SIZE * 8];
    size_t l = get_local_id(0);
    size_t g = get_global_id(0);
    for (int k = 0; k < 8; ++k)
        buf[l * 8 + k] = src[g * 8 + k];
    barrier(CLK_LOCAL_MEM_FENCE);
    dst[g] = vload8(l, buf);
}

__kernel void vload_local_m2(__global const short *src, __global short8 *dst)
{
    __local short buf[LOCAL_SIZE * 8];
    size_t l = get_local_id(0);
    size_t g = get_global_id(0);
    for (int k = 0; k < 8; ++k)
        buf[l * 8 + k] = src[g * 8 + k];
    barrier(CLK_LOCAL_MEM_FENCE);
    dst[g] = vload8(buf, l);
}

__kernel void vload_constant_m3(__global float16 *dst, __constant uint *off)
{
    dst[get_global_id(0)] = vload16(off, c_table);
}

__kernel void vload_constant_m4(__global float8 *dst, __constant uint *off)
{
    dst[get_global_id(0)] = vload16(off[0], c_table);
}

__kernel void vload_private_m5(__global const int *src, __global int4 *dst)
{
    int priv[8];
    size_t g = get_global_id(0);
    for (int k = 0; k < 8; k++)
        priv[k] = src[g + k];
    dst[g] = vload4(0, priv) + vload4(1, priv);
    vstore4(dst[g].wzy, 1, priv);
    dst[g] ^= vload4(0, priv + 4);
}

__kernel void vload_private_m6(__global const int *src, __global int4 *dst)
{
    int priv[8];
    size_t g = get_global_id(0);
    for (int k = 0; k < 8; k++)
        priv[k] = src[g + k];
    dst[g] = vload4(0, priv) + vload4(1, priv);
    vstore4(dst[g].wzyx, 1, priv);
    dst[g] ^= vload2(0, priv + 4);
}

__kernel void vload_private_m7(__global const int *src, __global int4 *dst)
{
    int priv[8];
    size_t g = get_global_id(0);
    for (int k = 0; k < 8; k++)
        priv[k] = src[g + k];
    dst[g] = vload4(0, priv) + vload4(1, priv);
    vstore4(dst[g].wzyx, 1, c_table);
    dst[g] ^= vload4(0, priv + 4);
}

__kernel void vstore_half_modes_m8(__global const float4 *f, const __global half *p)
{
    size_t i = get_global_id(0);
    vstore_half4(f[i], i, p);
    vstore_half4_rte(f[i], i, p);
    vstore_half4_rtz(f[i], i, p);
    vstorea_half4_rtp(f[i], i, p);
    vstore_half_rtn(f[i].x, 4 * i, p);
}

__kernel void vstore_half_modes_m9(__global const float4 *f, __global half *p)
{
    size_t i = get_global_id(0);
    vstore_half4(f[i], i, p);
    vstore_half4_rte(f[i], i, p);
    vstore_half3_rtz(f[i], i, p);
    vstorea_half4_rtp(f[i], i, p);
    vstore_half_rtn(f[i].x, 4 * i, p);
}
