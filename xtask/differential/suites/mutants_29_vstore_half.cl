// std: 1.0 1.2 2.0
// opts: -DN=8

__kernel void roundtrip(const __global half *src,
                        __global half *dst,
                        __global float4 *wide)
{
    size_t i = get_global_id(0);
    float4 f = vload_half4(i, src);
    f = f * 2.0f;
    vstore_half4(f, i, dst);
    vstore_half4_rte(f, i, dst);
    vstorea_half4(f, i, dst);
    float s = vload_half(i, src);
    vstore_half_rtz(s, i, dst);
    wide[i] = f + s;
}

__kernel void roundtrip_1(const __global half *src,
                        __global half *dst,
                        __global float4 *wide)
{
    size_t i = get_global_id(0);
    float4 f = vload_half8(i, src);
    f = f * 2.0f;
    vstore_half4(f, i, dst);
    vstore_half4_rte(f, i, dst);
    vstorea_half4(f, i, dst);
    float s = vload_half(i, src);
    vstore_half_rtz(s, i, dst);
    wide[i] = f + s;
}

__kernel void roundtrip_2(const __global half *src,
                        __global half *dst,
                        __global float4 *wide)
{
    size_t i = get_global_id(0);
    float4 f = vload_half4(i, src);
    f = f * 2.0f;
    vstore_half4(f, dst, i);
    vstore_half4_rte(f, i, dst);
    vstorea_half4(f, i, dst);
    float s = vload_half(i, src);
    vstore_half_rtz(s, i, dst);
    wide[i] = f + s;
}

__kernel void roundtrip_3(const __global half *src,
                        __global half *dst,
                        __global float4 *wide)
{
    size_t i = get_global_id(0);
    float4 f = vload_half4(i, src);
    f = f * 2.0f;
    vstore_half4(f, i, src);
    vstore_half4_rte(f, i, dst);
    vstorea_half4(f, i, dst);
    float s = vload_half(i, src);
    vstore_half_rtz(s, i, dst);
    wide[i] = f + s;
}

__kernel void roundtrip_4(const __global half *src,
                        __global half *dst,
                        __global float4 *wide)
{
    size_t i = get_global_id(0);
    float4 f = vload_half4(i, src);
    f = f * 2.0f;
    vstore_half4(f, i, dst);
    vstore_half4_rte(f, i, dst);
    vstorea_half4(f, i, dst);
    float s = src[i];
    vstore_half_rtz(s, i, dst);
    wide[i] = f + s;
}

__kernel void roundtrip_5(const __global half *src,
                        __global half *dst,
                        __global float4 *wide)
{
    size_t i = get_global_id(0);
    float4 f = vload_half4(i, src);
    f = f * 2.0f;
    vstore_half4(f, i, dst);
    vstore_half4_rte(f, i, dst);
    vstorea_half4(f, i, dst);
    float s = vload_half(i, src);
    vstore_half_rtx(s, i, dst);
    wide[i] = f + s;
}

__kernel void roundtrip_6(const __global half *src,
                        __global half *dst,
                        __global float4 *wide)
{
    size_t i = get_global_id(0);
    float4 f = vload_half4(i, src);
    f = f * 2.0f;
    vstore_half4(f, i, dst);
    vstore_half4_rte(f, i, dst);
    vstorea_half3(f, i, dst);
    float s = vload_half(i, src);
    vstore_half_rtz(s, i, dst);
    wide[i] = f + s;
}

__kernel void roundtrip_7(const __global half *src,
                        __global half *dst,
                        __global float4 *wide)
{
    size_t i = get_global_id(0);
    float4 f = vload_half4(i, src);
    f = f * 2.0f;
    vstore_half4(f, i, dst);
    vstore_half4_rte(f, i, dst);
    vstorea_half4(f, i, dst);
    float s = vload_half(src);
    vstore_half_rtz(s, i, dst);
    wide[i] = f + s;
}

__kernel void roundtrip_8(const __global half *src,
                        __global float *dst,
                        __global float4 *wide)
{
    size_t i = get_global_id(0);
    float4 f = vload_half4(i, src);
    f = f * 2.0f;
    vstore_half4(f, i, dst);
    vstore_half4_rte(f, i, dst);
    vstorea_half4(f, i, dst);
    float s = vload_half(i, src);
    vstore_half_rtz(s, i, dst);
    wide[i] = f + s;
}

__kernel void roundtrip_9(const __local half *src,
                        __global half *dst,
                        __global float4 *wide)
{
    size_t i = get_global_id(0);
    float4 f = vload_half4(i, src);
    f = f * 2.0f;
    vstore_half4(f, i, dst);
    vstore_half4_rte(f, i, dst);
    vstorea_half4(f, i, dst);
    float s = vload_half(i, src);
    vstore_half_rtz(s, i, dst);
    wide[i] = f + s;
}

__kernel void roundtrip_10(const __global half *src,
                        __global half *dst,
                        __global float4 *wide)
{
    size_t i = get_global_id(0);
    float4 f = vload_half4(i, src);
    f = f * 2.0f;
    vstore_half4(f, i, dst);
    vstore_half4_rte(f, i, dst);
    vstorea_half4(f, i, dst);
    half s = vload_half(i, src);
    vstore_half_rtz(s, i, dst);
    wide[i] = f + s;
}
