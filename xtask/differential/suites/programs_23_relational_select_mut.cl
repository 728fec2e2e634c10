// std: 1.1 1.2 2.0 3.0
#define TEST_REL(fn, T, R) \
__kernel void test_##fn##_##T(__global T *a, __global T *b, __global R *out) \
{ \
    size_t i = get_global_id(0); \
    out[i] = fn(a[i], b[i]); \
}
TEST_REL(isequal, float, int)
TEST_REL(isequal, float4, int4)
TEST_REL(islessgreater, float2, int2)
TEST_REL(isunordered, float16, int16)
#undef TEST_REL
__kernel void select_uchar_uchar(__global uchar *dest, __global uchar *src1, __global uchar *src2, __global uchar *cmp)
{
    uint tid = get_global_id(0);
    if (tid > 0x1000) return;
    dest[tid] = select(src1[tid], src2[tid], cmp[tid]);
}
__kernel void select_uchar_uchar_m0(__global uchar *dest, __global uchar *src1, __global uchar *src2, __global uchar *cmp)
{
    uint tid = get_global_id(0);
    if (tid > 0x1000) return;
    dest[tid] = select(src1[tid], src2[tid], (int)cmp[tid]);
}
__kernel void select_uchar_uchar_m1(__global uchar *dest, __global uchar *src1, __global uchar *src2, __global uint *cmp)
{
    uint tid = get_global_id(0);
    if (tid > 0x1000) return;
    dest[tid] = select(src1[tid], src2[tid], cmp[tid]);
}
__kernel void select_float3_int3(__global float *dest, __global float *src1, __global float *src2, __global int *cmp)
{
    size_t tid = get_global_id(0);
    size_t size = get_global_size(0);
    if (tid + 1 < size) {
        vstore3(select(vload3(tid, src1), vload3(tid, src2), vload3(tid, cmp)), tid, dest);
    } else if (tid + 1 == size) {
        size_t leftovers = 1 + (size & 1);
        float3 a, b;
        int3 c;
        switch (leftovers) {
        case 2: a.y = src1[3 * tid + 1]; b.y = src2[3 * tid + 1]; c.y = cmp[3 * tid + 1];
        case 1: a.x = src1[3 * tid]; b.x = src2[3 * tid]; c.x = cmp[3 * tid];
            break;
        }
        a = select(a, b, c);
        dest[3 * tid] = a.s0;
    }
}
__kernel void select_float3_int3_m2(__global float *dest, __global float *src1, __global float *src2, __global int *cmp)
{
    size_t tid = get_global_id(0);
    size_t size = get_global_size(0);
    if (tid + 1 < size) {
        vstore3(select(vload3(tid, src1), vload3(tid, src2), vload3(tid, src1)), tid, dest);
    } else if (tid + 1 == size) {
        size_t leftovers = 1 + (size & 1);
        float3 a, b;
        int3 c;
        switch (leftovers) {
        case 2: a.y = src1[3 * tid + 1]; b.y = src2[3 * tid + 1]; c.y = cmp[3 * tid + 1];
        case 1: a.x = src1[3 * tid]; b.x = src2[3 * tid]; c.x = cmp[3 * tid];
            break;
        }
        a = select(a, b, c);
        dest[3 * tid] = a.s0;
    }
}
__kernel void select_float3_int3_m3(__global float *dest, __global float *src1, __global float *src2, __global int *cmp)
{
    size_t tid = get_global_id(0);
    size_t size = get_global_size(0);
    if (tid + 1 < size) {
        vstore3(select(vload3(tid, src1), vload3(tid, src2), vload3(tid, cmp)), tid, dest);
    } else if (tid + 1 == size) {
        size_t leftovers = 1 + (size & 1);
        float3 a, b;
        int4 c;
        switch (leftovers) {
        case 2: a.y = src1[3 * tid + 1]; b.y = src2[3 * tid + 1]; c.y = cmp[3 * tid + 1];
        case 1: a.x = src1[3 * tid]; b.x = src2[3 * tid]; c.x = cmp[3 * tid];
            break;
        }
        a = select(a, b, c);
        dest[3 * tid] = a.s0;
    }
}
__kernel void select_float3_int3_m4(__global float *dest, __global float *src1, __global float *src2, __global int *cmp)
{
    size_t tid = get_global_id(0);
    size_t size = get_global_size(0);
    if (tid + 1 < size) {
        vstore3(select(vload3(tid, src1), vload3(tid, src2), vload3(tid, cmp)), tid, dest);
    } else if (tid + 1 == size) {
        size_t leftovers = 1 + (size & 1);
        float3 a, b;
        int3 c;
        switch (leftovers) {
        case 2: a.y = src1[3 * tid + 1]; b.y = src2[3 * tid + 1]; c.y = cmp[3 * tid + 1];
        case 1: a.x = src1[3 * tid]; b.x = src2[3 * tid]; c.x = cmp[3 * tid];
            break;
        }
        a = select(a, b, c);
        dest[3 * tid] = a.s3;
    }
}
__kernel void select_float3_int3_m5(__global float *dest, __global float *src1, __global float *src2, __global int *cmp)
{
    size_t tid = get_global_id(0);
    size_t size = get_global_size(0);
    if (tid + 1 < size) {
        vstore3(select(vload3(tid, src1), vload3(tid, src2), vload3(tid, cmp)), tid, dest);
    } else if (tid + 1 == size) {
        size_t leftovers = 1 + (size & 1);
        float3 a, b;
        int3 c;
        switch (leftovers) {
        case 2: a.y = src1[3 * tid + 1]; b.y = src2[3 * tid + 1]; c.y = cmp[3 * tid + 1];
        case 2: a.x = src1[3 * tid]; b.x = src2[3 * tid]; c.x = cmp[3 * tid];
            break;
        }
        a = select(a, b, c);
        dest[3 * tid] = a.s0;
    }
}
__kernel void rel_reduce(__global float4 *x, __global int *r, __global int4 *v)
{
    int g = get_global_id(0);
    int4 m = x[g] > (float4)(0.0f);
    m |= isnan(x[g]);
    r[g] = any(m) + all(m != 0) + signbit(x[g].w);
    v[g] = as_int4(bitselect(x[g], (float4)(1.0f), as_float4(m)));
    v[g] = m ? v[g] : (int4)(g);
    v[g] &= !x[g];
}
__kernel void rel_reduce_m6(__global float4 *x, __global int *r, __global int4 *v)
{
    int g = get_global_id(0);
    uint4 m = x[g] > (float4)(0.0f);
    m |= isnan(x[g]);
    r[g] = any(m) + all(m != 0) + signbit(x[g].w);
    v[g] = as_int4(bitselect(x[g], (float4)(1.0f), as_float4(m)));
    v[g] = m ? v[g] : (int4)(g);
    v[g] &= !x[g];
}
__kernel void rel_reduce_m7(__global float4 *x, __global int *r, __global int4 *v)
{
    int g = get_global_id(0);
    int4 m = x[g] > (float4)(0.0f);
    m |= isnan(x[g]);
    r[g] = any(x[g]) + all(m != 0) + signbit(x[g].w);
    v[g] = as_int4(bitselect(x[g], (float4)(1.0f), as_float4(m)));
    v[g] = m ? v[g] : (int4)(g);
    v[g] &= !x[g];
}
__kernel void rel_reduce_m8(__global float4 *x, __global int *r, __global int4 *v)
{
    int g = get_global_id(0);
    int4 m = x[g] > (float4)(0.0f);
    m |= isnan(x[g]);
    r[g] = any(m) + all(m != 0) + signbit(x[g].w);
    v[g] = as_int4(bitselect(x[g], (float4)(1.0f), m));
    v[g] = m ? v[g] : (int4)(g);
    v[g] &= !x[g];
}
__kernel void rel_reduce_m9(__global float4 *x, __global int *r, __global int4 *v)
{
    int g = get_global_id(0);
    int4 m = x[g] > (float4)(0.0f);
    m |= isnan(x[g]);
    r[g] = any(m) + all(m != 0) + signbit(x[g].w);
    v[g] = as_int4(bitselect(x[g], (float4)(1.0f), as_float4(m)));
    v[g] = x[g] ? v[g] : (int4)(g);
    v[g] &= !x[g];
}
