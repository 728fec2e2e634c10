#if defined(cl_khr_fp64)
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef double real;
typedef double2 real2;
#else
typedef float real;
typedef float2 real2;
#endif
#define M(i, j) ((i) * N + (j))
#define SWAP(T, a, b) do { T tmp = (a); (a) = (b); (b) = tmp; } while (0)
#define CAT_(a, b) a ## b
#define CAT(a, b) CAT_(a, b)
#define STR(x) #x
#define DEFINE_FFT(n) \
void CAT(fft, n)(real2 *a) { \
    real2 c = a[0]; \
    a[0] = c + a[1]; \
    a[1] = c - a[1]; \
}
DEFINE_FFT(2)
real2 cmul(real2 a, real2 b) { return (real2)(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); }
__kernel void fft1(__global real2 *work, __local real *sm, const int N, int dir)
{
    real2 data[8];
    int tid = get_local_id(0), hi = tid >> 3, lo = tid & 7;
    work = work + get_group_id(0) * 512 + tid;
    for (int i = 0; i < 8; i++) data[i] = work[i * 64];
    fft2(data); fft2(&data[2]); fft2(data + 4);
    for (int i = 1; i < 8; i++) {
        real ang = dir * -2 * (real)M_PI_F / 8 * i;
        data[i] = cmul(data[i], (real2)(cos(ang), sin(ang)));
    }
    for (int i = 0; i < 8; i++) { sm[M(i, tid)] = data[i].x; }
    barrier(CLK_LOCAL_MEM_FENCE);
    SWAP(real2, data[0], data[7]);
    for (int i = 0; i < 8; i++) work[i * 64] = data[i];
}
__kernel void gemm(__global real *a, __global real *b, __global real *c, real alpha, real beta, int ni, int nj, int nk)
{
    int j = get_global_id(0);
    int i = get_global_id(1);
    if ((i < ni) && (j < nj)) {
        c[i * nj + j] *= beta;
        int k;
        for (k = 0; k < nk; k++) {
            c[i * nj + j] += alpha * a[i * nk + k] * b[k * nj + j];
        }
    }
}
__kernel void stencil(__global float *A0, __global float *Anext, int nx, int ny, int nz)
{
    int i = get_global_id(0) + 1, j = get_global_id(1) + 1, k = get_global_id(2) + 1;
    if (i < nx - 1)
    {
        Anext[i + nx * (j + ny * k)] =
            (A0[i + nx * (j + ny * (k + 1))] +
             A0[i + nx * (j + ny * (k - 1))]) * 0.5f
            - A0[i + nx * (j + ny * k)] * (1.0f / 6);
    }
}
__kernel void scan(__global const uint *in, __global uint *out, __local uint2 *tmp, uint n)
{
    uint id = get_local_id(0), pout = 0, pin = 1;
    tmp[id] = (uint2)(id > 0 ? in[id - 1] : 0, 0u);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint off = 1; off < n; off *= 2) {
        pout = 1 - pout; pin = 1 - pout;
        if (id >= off) tmp[id].x = tmp[id].x + tmp[id - off].x;
        else           tmp[id].y = popcount(tmp[id].x);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[id] = mad24(tmp[id].x, pin, 3u) + mul_hi(pout, 7u) + as_uint(1.0f) + upsample((ushort)1, (ushort)2);
}
