// std: 1.1 1.2
typedef union {
    float f;
    uint u;
    uchar bytes[4];
    uchar4 v;
    struct { ushort lo, hi; } half_words;
} word_t;

typedef union wide {
    ulong q[2];
    uint4 d;
    float4 f;
    char16 c;
} wide_t;

#define SIGN_MASK 0x80000000u
#define EXP_SHIFT 23

int ulp_distance(float a, float b)
{
    word_t x, y;
    x.f = a;
    y.f = b;
    int ia = (x.u & SIGN_MASK) ? (int)(SIGN_MASK - x.u) : (int)x.u;
    int ib = (y.u & SIGN_MASK) ? (int)(SIGN_MASK - y.u) : (int)y.u;
    return abs(ia - ib);
}

uint rotate_bytes(word_t w, int count)
{
    for (int i = 0; i < count; ++i)
        w.v = w.v.wxyz;
    return w.u;
}

__kernel void bits_of_float(__global const float *in, __global uint *exponent,
                            __global uint *mantissa)
{
    size_t i = get_global_id(0);
    word_t w;
    w.f = in[i];
    exponent[i] = (w.u >> EXP_SHIFT) & -1;
    mantissa[i] = w.u & ((1u << EXP_SHIFT) - 1u);
    w.half_words.hi |= 0x8000;
    if (isnan(w.f) || isinf(w.f))
        mantissa[i] = as_uint(w.f);
}

__kernel void shuffle_wide(__global wide_t *data, __global const uchar16 *masks)
{
    wide_t t = data[get_global_id(0)];
    t.c = shuffle(t.c, masks[get_global_id(0)]);
    t.d.s13 = t.d.s31;
    t.q[0] ^= t.q[1] << 7;
    t.f.hi = -t.f.lo;
    data[get_global_id(0)] = t;
}

__kernel void compare(__global const float *a, __global const float *b,
                      __global int *result, int max_ulps)
{
    size_t i = get_global_id(0);
    int d = ulp_distance(a[i], b[i]);
    word_t w = { .f = a[i] };
    result[i] = d <= max_ulps ? 0 : d;
    result[i] |= rotate_bytes(w, d & 3);
    atomic_max(&result[0], d);
}
