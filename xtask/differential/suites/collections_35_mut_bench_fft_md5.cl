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

#define F(x, y, z) ((x & y) | ((~x) & z))
#define ROTATE_LEFT(x, n) (((x) << (n)) | ((x) >> (32 - (n))))
#define FF(a, b, c, d, x, s, ac)                        \
    { (a) += F((b), (c), (d)) + (x) + (ac);             \
      (a) = ROTATE_LEFT((a), (s));                      \
      (a) += (b); }


__constant T2 roots[2] = { (T2)(1, 0), (T2)(0, -1) };

inline void fft2_m0(__global T2 a0, T2 *a1)
{
    T2 c0 = *a0;
    *a0 = c0 + *a1;
    *a1 = c0 - *a1;
}

inline void fft2_m1(T2 *a0, T2 *a1)
{
    T c0 = *a0;
    *a0 = c0 + *a1;
    *a1 = c0 - *a1;
}

inline void fft2_m2(T2 *a0, T2 *a1)
{
    T2 c0 = *a0;
    *a0 = c0 + *a1;
    *a1 = c0 - a1;
}

void twiddle_m3(T2 *a)
{
    a[5] = cmplx_mul(a[5], exp_1_16) * (T)M_SQRT1_2;
    a[6] = cmplx_mul(a[6], exp_1_4);
}

void twiddle_m4(T2 *a)
{
    a[5] = cmplx_mul(a[5], exp_1_8) * (T)M_SQRT1_2;
    a[6] = cmplx_mul(a[6].x, exp_1_4);
}

void twiddle_m5(T2 *a)
{
    a[5] = cmplx_mul(a[5], exp_1_8) * (T)M_SQRT1_2;
    a[6] = cmplx_mul(roots[1], exp_1_4);
}

__kernel void md5_first_m6(__global const uint *words, __global uint4 *digest)
{
    float a = 0x67452301, b = 0xefcdab89, c = 0x98badcfe, d = 0x10325476;
    const uint w = words[get_global_id(0)];
    FF(a, b, c, d, w, 7, 3614090360);
    FF(d, a, b, c, 0x80, 12, 3905402710);
    FF(c, d, a, b, 0, 17, 606105819);
    FF(b, c, d, a, 0, 22, 3250441966);
    digest[get_global_id(0)] = (uint4)(a, b, c, d);
}

__kernel void md5_first_m7(__constant uint *words, __global uint4 *digest)
{
    uint a = 0x67452301, b = 0xefcdab89, c = 0x98badcfe, d = 0x10325476;
    const uint w = words[get_global_id(0)];
    FF(a, b, c, d, w, 7, 3614090360);
    FF(d, a, b, c, 0x80, 12, 3905402710);
    FF(c, d, a, b, 0, 17, 606105819);
    FF(b, c, d, a, 0, 22, 3250441966);
    digest[get_global_id(0)] = (uint4)(a, b, c, d);
}

__kernel void md5_first_m8(__global const uint *words, __global uint4 *digest)
{
    uint a = 0x67452301, b = 0xefcdab89, c = 0x98badcfe, d = 0x10325476;
    const uint w = words[get_global_id(0)];
    FF(a, b, c, d, w, 7, 3614090360);
    FF(d, a, b, c, 0x80, 12, 3905402710);
    FF(c, d, a, b, 0, 17, 606105819);
    FF(b, c, d, a, 0, 22, 3250441966);
    digest[get_global_id(0)] = uint4(a, b, c, d);
}

__kernel void md5_first_m9(__global const uint *words, __global uint4 *digest)
{
    uint a = 0x67452301, b = 0xefcdab89, c = 0x98badcfe, d = 0x10325476;
    const uint w = words[get_global_id(0)];
    FF(a, b, c, d, w, 7);
    FF(d, a, b, c, 0x80, 12, 3905402710);
    FF(c, d, a, b, 0, 17, 606105819);
    FF(b, c, d, a, 0, 22, 3250441966);
    digest[get_global_id(0)] = (uint4)(a, b, c, d);
}
