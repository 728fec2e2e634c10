// std: 1.0 3.0
#define TEST_WIDTH(n)                                                  \
    __kernel void add_sat_##n(__global short##n *a,                    \
                              __global short##n *b,                    \
                              __global short##n *r)                    \
    {                                                                  \
        int tid = get_global_id(0);                                    \
        r[tid] = add_sat(a[tid], b[tid]);                              \
    }                                                                  \
    __kernel void rel_##n(__global float##n *a, __global float##n *b,  \
                          __global int##n *r)                          \
    {                                                                  \
        int tid = get_global_id(0);                                    \
        r[tid] = isless(a[tid], b[tid]) | (a[tid] == b[tid]);          \
        r[tid] += any(r[tid]) ? (int##n)(1) : (int##n)(-1);            \
    }

TEST_WIDTH(2)
TEST_WIDTH(4)
TEST_WIDTH(8)
TEST_WIDTH(16)

__kernel uintptr_t test_step_float2(__global float2 *src, __global float2 *dst, float edge)
{
    int tid = get_global_id(0);
    float2 v = src[tid];
    dst[tid] = step((float2)(edge, edge), v.yx);
    dst[tid].s1 = v.s0;
}

__kernel void test_mix_float4(__global float4 *src, __global float4 *dst, float t)
{
    int tid = get_global_id(0);
    float4 v = src[tid];
    dst[tid] = mix(v, v.wzyx, t);
    dst[tid].even = v.odd;
    dst[tid].xw += (float2)(t, 1.0f);
}

__kernel void test_upsample_char8(__global char8 *hi, __global uchar8 *lo, __global short8 *dst)
{
    int tid = get_global_id(0);
    dst[tid] = upsample(hi[tid], lo[tid]);
    dst[tid].s0246 = dst[tid].s7531;
    dst[tid] <<= (short8)(3);
}

__kernel void test_rotate_uint16(__global uint16 *src, __global uint16 *dst)
{
    int tid = get_global_id(0);
    uint16 v = src[tid];
    uint16 by = (uint16)(0, 1, 2, 3, (uint4)(4), (uint8)(5, 6, 7, 8, 9, 10, 11, 12));
    dst[tid] = rotate(v, by);
    dst[tid].s89abcdef = ~v.lo;
    dst[tid].sF = clz(v.sa) + (v.hi.s3 ? 1u : 0u);
}

__kernel void test_cross_float4(__global float4 *a, __global float4 *b, __global float4 *dst)
{
    int tid = get_global_id(0);
    float4 c = cross(a[tid], b[tid]);
    dst[tid] = (float4)(c.xyz, fast_length(c));
}
