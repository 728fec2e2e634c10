// std: 1.2 2.0
#define select(a, b) a##b
#define CAT(a, b) CAT_(a, b)
#define VEC(type, n) CAT(type, n)

#define DECLARE_REDUCE(type, name, init, op)                              \
    static type name##_##type(__local type *scratch, type value)          \
    {                                                                     \
        size_t lid = get_local_id(0);                                     \
        scratch[lid] = value;                                             \
        barrier(CLK_LOCAL_MEM_FENCE);                                     \
        for (size_t s = get_local_size(0) / 2; s > 0; s >>= 1) {          \
            if (lid < s)                                                  \
                scratch[lid] = op(scratch[lid], scratch[lid + s]);        \
            barrier(CLK_LOCAL_MEM_FENCE);                                 \
        }                                                                 \
        return scratch[0];                                                \
    }                                                                     \
    __kernel void name##_kernel_##type(__global const type *in,           \
                                       __global type *out,                \
                                       __local type *scratch, uint n)     \
    {                                                                     \
        type acc = init;                                                  \
        for (uint i = get_global_id(0); i < n; i += get_global_size(0))   \
            acc = op(acc, in[i]);                                         \
        acc = name##_##type(scratch, acc);                                \
        if (get_local_id(0) == 0)                                         \
            out[get_group_id(0)] = acc;                                   \
    }

#define ADD(a, b) ((a) + (b))

DECLARE_REDUCE(int, sum, 0, ADD)
DECLARE_REDUCE(uint, sum, 0u, ADD)
DECLARE_REDUCE(float, sum, 0.0f, ADD)
DECLARE_REDUCE(int, maximum, INT_MIN, max)
DECLARE_REDUCE(ulong, maximum, 0ul, max)
DECLARE_REDUCE(float, minimum, MAXFLOAT, fmin)

#define DECLARE_CONVERT(from, to, n)                                      \
    __kernel void CAT(from##_to_##to, n)(__global VEC(from, n) *src,      \
                                         __global VEC(to, n) *dst)        \
    {                                                                     \
        size_t i = get_global_id(0);                                      \
        dst[i] = CAT(CAT(convert_, to), n)(src[i]);                       \
    }

DECLARE_CONVERT(float, int, 4)
DECLARE_CONVERT(short, char, 16)
DECLARE_CONVERT(ulong, float, 2)
DECLARE_CONVERT(uchar, ushort, 3)

static float4 pick(int4 mask, float4 a, float4 b)
{
    return select(a, b, mask < 0);
}

__kernel void merge(__global float4 *a, __global const float4 *b, int4 mask)
{
    size_t i = get_global_id(0);
    a[i] = pick(mask, a[i], b[i]);
}
