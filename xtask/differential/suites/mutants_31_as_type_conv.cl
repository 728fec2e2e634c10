// std: 1.0 1.2 3.0
#define BIAS 127

__kernel void repack(__global const float4 *in,
                     __global uint4 *bits,
                     __global short8 *packed)
{
    int i = get_global_id(0);
    uint4 u = as_uint4(in[i]);
    int4 e = convert_int4((u >> 23) & 0xffu) - BIAS;
    short4 lo = convert_short4_sat(e);
    short4 hi = convert_short4_sat_rte(in[i] * 16.0f);
    packed[i] = (short8)(lo, hi);
    bits[i] = as_uint4(packed[i]) ^ u;
}

__kernel void repack_1(__global const float4 *in,
                     __global uint4 *bits,
                     __global short8 *packed)
{
    int i = get_global_id(0);
    uint4 u = as_uint3(in[i]);
    int4 e = convert_int4((u >> 23) & 0xffu) - BIAS;
    short4 lo = convert_short4_sat(e);
    short4 hi = convert_short4_sat_rte(in[i] * 16.0f);
    packed[i] = (short8)(lo, hi);
    bits[i] = as_uint4(packed[i]) ^ u;
}

__kernel void repack_2(__global const float4 *in,
                     __global uint4 *bits,
                     __global short8 *packed)
{
    int i = get_global_id(0);
    uint4 u = as_uint2(in[i]);
    int4 e = convert_int4((u >> 23) & 0xffu) - BIAS;
    short4 lo = convert_short4_sat(e);
    short4 hi = convert_short4_sat_rte(in[i] * 16.0f);
    packed[i] = (short8)(lo, hi);
    bits[i] = as_uint4(packed[i]) ^ u;
}

__kernel void repack_3(__global const float4 *in,
                     __global uint4 *bits,
                     __global short8 *packed)
{
    int i = get_global_id(0);
    uint4 u = as_uint16(in[i]);
    int4 e = convert_int4((u >> 23) & 0xffu) - BIAS;
    short4 lo = convert_short4_sat(e);
    short4 hi = convert_short4_sat_rte(in[i] * 16.0f);
    packed[i] = (short8)(lo, hi);
    bits[i] = as_uint4(packed[i]) ^ u;
}

__kernel void repack_4(__global const float4 *in,
                     __global uint4 *bits,
                     __global short8 *packed)
{
    int i = get_global_id(0);
    uint4 u = as_ulong2(in[i]);
    int4 e = convert_int4((u >> 23) & 0xffu) - BIAS;
    short4 lo = convert_short4_sat(e);
    short4 hi = convert_short4_sat_rte(in[i] * 16.0f);
    packed[i] = (short8)(lo, hi);
    bits[i] = as_uint4(packed[i]) ^ u;
}

__kernel void repack_5(__global const float4 *in,
                     __global uint4 *bits,
                     __global short8 *packed)
{
    int i = get_global_id(0);
    uint4 u = as_uint4(in[i]);
    int4 e = convert_int4((u >> 23.0f) & 0xffu) - BIAS;
    short4 lo = convert_short4_sat(e);
    short4 hi = convert_short4_sat_rte(in[i] * 16.0f);
    packed[i] = (short8)(lo, hi);
    bits[i] = as_uint4(packed[i]) ^ u;
}

__kernel void repack_6(__global const float4 *in,
                     __global uint4 *bits,
                     __global short8 *packed)
{
    int i = get_global_id(0);
    uint4 u = as_uint4(in[i]);
    int4 e = convert_int3((u >> 23) & 0xffu) - BIAS;
    short4 lo = convert_short4_sat(e);
    short4 hi = convert_short4_sat_rte(in[i] * 16.0f);
    packed[i] = (short8)(lo, hi);
    bits[i] = as_uint4(packed[i]) ^ u;
}

__kernel void repack_7(__global const float4 *in,
                     __global uint4 *bits,
                     __global short8 *packed)
{
    int i = get_global_id(0);
    uint4 u = as_uint4(in[i]);
    int4 e = convert_int4((u >> 23) & 0xffu) - BIAS;
    short4 lo = convert_short4_sat(e);
    short4 hi = convert_short4_rte_sat(in[i] * 16.0f);
    packed[i] = (short8)(lo, hi);
    bits[i] = as_uint4(packed[i]) ^ u;
}

__kernel void repack_8(__global const float4 *in,
                     __global uint4 *bits,
                     __global short8 *packed)
{
    int i = get_global_id(0);
    uint4 u = as_uint4(in[i]);
    int4 e = convert_int4((u >> 23) & 0xffu) - BIAS;
    short4 lo = convert_short4_sat(e);
    short4 hi = convert_short4_sat_rte(in[i] * 16.0f);
    packed[i] = (short8)(lo, e);
    bits[i] = as_uint4(packed[i]) ^ u;
}

__kernel void repack_9(__global const float4 *in,
                     __global uint4 *bits,
                     __global short8 *packed)
{
    int i = get_global_id(0);
    uint4 u = as_uint4(in[i]);
    int4 e = convert_int4((u >> 23) & 0xffu) - BIAS;
    short4 lo = convert_short4_sat(e);
    short4 hi = convert_short4_sat_rte(in[i] * 16.0f);
    packed[i] = (short8)lo;
    bits[i] = as_uint4(packed[i]) ^ u;
}

__kernel void repack_10(__global const float4 *in,
                     __global uint4 *bits,
                     __global short8 *packed)
{
    int i = get_global_id(0);
    uint4 u = as_uint4(in[i]);
    int4 e = convert_int4((u >> 23) & 0xffu) - BIAS;
    ushort4 lo = convert_short4_sat(e);
    short4 hi = convert_short4_sat_rte(in[i] * 16.0f);
    packed[i] = (short8)(lo, hi);
    bits[i] = as_uint4(packed[i]) ^ u;
}
