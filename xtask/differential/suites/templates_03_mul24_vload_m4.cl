// std: 1.1 1.2
/* 24-bit indexing with packed vector loads and stores. */
#define TILE 16
#define ROW(y, pitch) mul24((int)(y), (int)(pitch))

int flat_index(int x, int y, int pitch)
{
    return mad24(y, pitch, x);
}

uint3 swap_ends(uint3 v)
{
    return v.zyx;
}

__kernel void transpose_bytes(__global const uchar *src, __global uchar *dst, int pitch)
{
    int x = get_global_id(0);
    int y = get_global_id(1);
    uchar16 row = vload16(0, src + flat_index(x, y, pitch));
    ushort8 lo = convert_ushort8(row.lo);
    ushort8 hi = convert_ushort8(row.hi);
    ushort8 avg = hadd(lo, hi);
    vstore8(convert_uchar8_sat(avg), x, dst + ROW(y, pitch));
}

__kernel void pack_rgb(__global const float *rgb, __global uchar *out, uint count)
{
    uint i = get_global_id(0);
    if (i >= count)
        return;
    float3 c = vload3(i, rgb);
    c = clamp(c, 0.0f, 1.0f) * 255.0f;
    uchar3 p = convert_uchar3_sat_rte(c);
    vstore3(p, i, out);
}

__kernel void half_io(__global const half *in, __global half *out, __local float4 *tmp)
{
    size_t gid = get_global_id(0);
    size_t lid = get_local_id(0);
    tmp[lid] = vload_half4(gid, in);
    barrier(CLK_LOCAL_MEM_FENCE);
    float4 v = tmp[lid ^ 1u];
    vstore_half4_rtz(v, gid, out);
    vstore_half(v.w + vload_half(gid, in), gid, out);
}

__kernel void mul24_vectors(__global const int4 *a, __global const int4 *b,
                            __global int4 *r, __global uint2 *u)
{
    size_t gid = get_global_id(0);
    int4 x = (a[gid] << 8) >> 8;
    int4 y = (b[gid] << 8) >> 8;
    r[gid] = mad24(x, y, (int4)(1, 2, 3, 4));
    r[gid].odd ^= mul24(x.lo, y.hi);
    u[gid] = mul24(as_uint2(x.xy) & 0xffffffu, (uint2)(TILE, TILE + 1));
    uint3 t = swap_ends((uint3)(u[gid], 24u));
    u[gid].x = mul_hi(t.x, t.xr);
}
