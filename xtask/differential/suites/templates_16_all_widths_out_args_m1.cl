// std: 1.2 2.0
#ifndef TYPE
#define TYPE float
#endif
#define GLUE2(a, b) a##b
#define GLUE(a, b) GLUE2(a, b)

#define OUT_KERNEL(n)                                                          \
    kernel void GLUE(out_args_, n)(             \
                                   global GLUE(TYPE, n) *frac,                 \
                                   global GLUE(TYPE, n) *whole,                \
                                   global GLUE(int, n) *expo)                  \
    {                                                                          \
        size_t i = get_global_id(0);                                           \
        GLUE(TYPE, n) cosine;                                                  \
        GLUE(int, n) quotient;                                                 \
        frac[i] = modf(in[i], whole + i);                                      \
        frac[i] += sincos(in[i], &cosine) * cosine;                            \
        whole[i] = frexp(in[i], expo + i);                                     \
        whole[i] = remquo(whole[i], frac[i], &quotient);                       \
        expo[i] += ilogb(in[i]) + quotient;                                    \
        frac[i] = ldexp(frac[i], expo[i]);                                     \
    }

OUT_KERNEL()
OUT_KERNEL(2)
OUT_KERNEL(3)
OUT_KERNEL(4)
OUT_KERNEL(8)
OUT_KERNEL(16)

static int near(float4 a, float4 b, float tol)
{
    int4 close = fabs(a - b) <= tol;
    return all(close);
}

kernel void verify_shuffle(global const float8 *in, global float4 *out, global int *ok)
{
    size_t i = get_global_id(0);
    const uint4 mask = (uint4)(7, 5, 3, 1);
    float4 s = shuffle(in[i], mask);
    float8 t = shuffle2(in[i].lo, in[i].hi, (uint8)(0, 1, 2, 3, 4, 5, 6, 7));
    out[i] = s;
    ok[i] = near(s, in[i].s7531, 0.0f) && near(t.lo, in[i].lo, 0.0f);
}

kernel void verify_vec_step(global int *r)
{
    r[0] = vec_step(char3);
    r[1] = vec_step(TYPE);
    r[2] = vec_step(r[0]);
    int3 v = (int3)(r[0], r[1], 1);
    r[3] = vec_step(v) + (int)sizeof(v) + popcount(v.z);
}

kernel __attribute__((vec_type_hint(float4))) __attribute__((work_group_size_hint(8, 8, 1)))
void verify_bitselect(global uint4 *a, global float4 *b, uint4 m)
{
    size_t i = get_global_id(0);
    a[i] = bitselect(a[i], a[i].wwxx, m);
    b[i] = bitselect(b[i], -b[i], as_float4(m));
    b[i] = select(b[i], b[i].yxwz, m > 4u);
    b[i].x = nextafter(b[i].x, hypot(b[i].y, b[i].z));
}
