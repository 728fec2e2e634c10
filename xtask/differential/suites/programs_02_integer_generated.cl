// std: 1.0 1.1 1.2 2.0 3.0
// test_integer_ops: add_sat, mad_hi, mul_hi, rotate, clz, hadd, upsample
__kernel void sample_test_char(__global char *sourceA, __global char *sourceB, __global char *sourceC, __global char *destValues)
{
    int tid = get_global_id(0);
    char sA = vload3(tid, (__global char *)sourceA).x;
    char sB = sourceB[tid];
    char sC = sourceC[tid];
    destValues[tid] = mad_sat(sA, sB, sC);
    destValues[tid] = mad_hi(sA, sB, sC);
    destValues[tid] = clamp(sA, sB, sC);
}
__kernel void sample_test_ushort4(__global ushort4 *sourceA, __global ushort4 *sourceB, __global ushort4 *destValues)
{
    int tid = get_global_id(0);
    ushort4 sA = sourceA[tid], sB = sourceB[tid];
    ushort4 d = add_sat(sA, sB);
    d ^= sub_sat(sA, sB);
    d ^= hadd(sA, sB) | rhadd(sA, sB);
    d ^= mul_hi(sA, sB);
    d ^= rotate(sA, sB);
    d ^= clz(sA);
    d ^= max(sA, (ushort)7);
    d ^= min(sA, sB);
    d ^= abs_diff(sA, sB);
    destValues[tid] = d;
}
__kernel void test_upsample_char16(__global char16 *hi, __global uchar16 *lo, __global short16 *dst)
{
    int i = get_global_id(0);
    dst[i] = upsample(hi[i], lo[i]);
    dst[i] += convert_short16(abs(hi[i]));
}
__kernel void test_mul24(__global int2 *a, __global int2 *b, __global int2 *c, __global int2 *dst)
{
    size_t i = get_global_id(0);
    dst[i] = mul24(a[i], b[i]);
    dst[i] += mad24(a[i], b[i], c[i]);
    dst[i] += as_int2(mul24(as_uint2(a[i]), (uint2)(3)));
}
