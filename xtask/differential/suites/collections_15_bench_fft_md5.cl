// std: 1.0 1.2 3.0
#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#define T double
#define T2 double2
#else
#define T float
#define T2 float2
#endif

#ifndef M_SQRT1_2
#define M_SQRT1_2 0.70710678118654752440f
#endif

#define exp_1_8   (T2)(1, -1)
#define exp_1_4   (T2)(0, -1)
#define exp_3_8   (T2)(-1, -1)

#define cmplx_mul(a, b) ((T2)((a).x * (b).x - (a).y * (b).y, (a).x * (b).y + (a).y * (b).x))

inline void fft2(T2 *a0, T2 *a1);
void fft4(T2 *a);

static inline void twiddle8(T2 *a)
{
    a[5] = cmplx_mul(a[5], exp_1_8) * (T)M_SQRT1_2;
    a[6] = cmplx_mul(a[6], exp_1_4);
    a[7] = cmplx_mul(a[7], exp_3_8) * (T)M_SQRT1_2;
}

inline void fft2(T2 *a0, T2 *a1)
{
    T2 c0 = *a0;
    *a0 = c0 + *a1;
    *a1 = c0 - *a1;
}

void fft4(T2 *a)
{
    fft2(&a[0], &a[2]);
    fft2(&a[1], &a[3]);
    a[3] = cmplx_mul(a[3], exp_1_4);
    fft2(a, a + 1);
    fft2(a + 2, a + 3);
}

#define transpose(a, s, ds, l, dl, rev)                      \
    {                                                        \
        for (int i = 0; i < 8; i++)                          \
            s[i * ds] = (a)[rev[i]].x;                       \
        barrier(CLK_LOCAL_MEM_FENCE);                        \
        for (int i = 0; i < 8; i++)                          \
            (a)[i].x = l[i * dl];                            \
    }

__constant int bitrev[] = {0, 4, 2, 6, 1, 5, 3, 7};

__kernel void fft512_like(__global T2 *work)
{
    __local T smem[8 * 8 * 9];
    int tid = get_local_id(0);
    int hi = tid >> 3, lo = tid & 7;
    T2 data[8];
    work = work + get_group_id(0) * 512 + tid;
    for (uint i = 0; i < 8; i++)
        data[i] = work[i * 64];
    for (int i = 0; i < 4; i++)
        fft2(&data[i], &data[i + 4]);
    twiddle8(data);
    fft4(data);
    fft4(data + 4);
    transpose(data, (&smem[hi * 8 + lo]), 66, (&smem[lo * 66 + hi]), 8, bitrev);
    for (int i = 0; i < 8; i++)
        work[i * 64] = data[i];
}

#define F(x, y, z) ((x & y) | ((~x) & z))
#define ROTATE_LEFT(x, n) (((x) << (n)) | ((x) >> (32 - (n))))
#define FF(a, b, c, d, x, s, ac)                        \
    { (a) += F((b), (c), (d)) + (x) + (ac);             \
      (a) = ROTATE_LEFT((a), (s));                      \
      (a) += (b); }

__kernel void md5_first(__global const uint *words, __global uint4 *digest)
{
    uint a = 0x67452301, b = 0xefcdab89, c = 0x98badcfe, d = 0x10325476;
    const uint w = words[get_global_id(0)];
    FF(a, b, c, d, w, 7, 3614090360);
    FF(d, a, b, c, 0x80, 12, 3905402710);
    FF(c, d, a, b, 0, 17, 606105819);
    FF(b, c, d, a, 0, 22, 3250441966);
    digest[get_global_id(0)] = (uint4)(a, b, c, d);
}
