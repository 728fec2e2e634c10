// std: 1.0 1.1 1.2 3.0
/* old vendor SDK style, radix-4 */
#define mad24s(a,b,c) mad24((a),(b),(c))
#define K_SQRT1_2 0.70710678118654752440f
#define FFT2(a, b) { float2 t_ = a; a = t_ + b; b = t_ - b; }
#define conjTransp(a) ((float2)(-(a).y, (a).x))
#define complexMul(a, b) ((float2)(mad(-(a).y, (b).y, (a).x * (b).x), mad((a).y, (b).x, (a).x * (b).y)))
#define BARRIER barrier(CLK_LOCAL_MEM_FENCE)
void fft4(float2 *a, int dir)
{
    FFT2(a[0], a[2]);
    FFT2(a[1], a[3]);
    FFT2(a[0], a[1]);
    a[3] = (float2)(dir) * conjTransp(a[3]);
    FFT2(a[2], a[3]);
    float2 c = a[1]; a[1] = a[2]; a[2] = c;
}
void fft4_m0(__local float2 *a, int dir)
{
    FFT2(a[0], a[2]);
    FFT2(a[1], a[3]);
    FFT2(a[0], a[1]);
    a[3] = (float2)(dir) * conjTransp(a[3]);
    FFT2(a[2], a[3]);
    float2 c = a[1]; a[1] = a[2]; a[2] = c;
}
void fft4_m1(float2 *a, int dir)
{
    FFT2(a[0], a[2]);
    FFT2(a[1], a[3]);
    FFT2(a[0], a[1]);
    a[3] = (float4)(dir) * conjTransp(a[3]);
    FFT2(a[2], a[3]);
    float2 c = a[1]; a[1] = a[2]; a[2] = c;
}
void fft4_m2(float2 *a, int dir)
{
    FFT2(a[0], a[2]);
    FFT2(a[1], a[3]);
    FFT2(a[0], a[1]);
    a[3] = (float2)(dir) * conjTransp(a[3]);
    FFT2(a[2], a[3]);
    float4 c = a[1]; a[1] = a[2]; a[2] = c;
}
float2 twiddle(float2 v, int k, float alpha)
{
    float cs, sn;
    sn = sincos((float)k * alpha, &cs);
    cs = native_cos((float)k * alpha);
    return complexMul(v, (float2)(cs, sn));
}
float2 twiddle_m3(float2 v, int k, float alpha)
{
    float cs, sn;
    sn = sincos((float)k * alpha, cs);
    cs = native_cos((float)k * alpha);
    return complexMul(v, (float2)(cs, sn));
}
float2 twiddle_m4(float2 v, int k, float alpha)
{
    float cs, sn;
    sn = sincos((float)k * alpha, &cs);
    cs = native_cos((double)k * alpha);
    return complexMul(v, (float2)(cs, sn));
}
float2 twiddle_m5(float2 v, int k, float alpha)
{
    float cs, sn;
    sn = sincos((float)k * alpha, &cs);
    cs = native_cos((float)k * alpha);
    return complexMul(v, cs, sn);
}
__kernel void fft_fwd(__global float2 *in, __global float2 *out, int dir, int S) __attribute__((reqd_work_group_size(64, 1, 1)));
__kernel void fft_fwd(__global float2 *in, __global float2 *out, int dir, int S)
{
    __local float sMem[16 * 68];
    __local float *lMemStore;
    float2 a[4];
    int lId = get_local_id(0), j;
    int offset = mad24s((int)get_group_id(0), 256, lId);
    in += offset;
    out += offset;
    for (j = 0; j < 4; j++)
        a[j] = in[j * 64];
    fft4(a, dir);
    a[1] = twiddle(a[1], lId, (2.0f * M_PI_F * dir) / 256);
    lMemStore = sMem + lId;
    lMemStore[0] = a[0].x;
    BARRIER;
    a[0].x = sMem[(lId * 4) & 255];
    out[0] = a[0] * K_SQRT1_2;
}
__kernel void fft_fwd_m6(__global float2 *in, __global float2 *out, int dir, int S) __attribute__((reqd_work_group_size(64, 1, 1)));
__kernel void fft_fwd_m6(__global float2 *in, __global float2 *out, int dir, int S)
{
    local float sMem[16 * 68];
    __local float *lMemStore;
    float2 a[4];
    int lId = get_local_id(0), j;
    int offset = mad24s((int)get_group_id(0), 256, lId);
    in += offset;
    out += offset;
    for (j = 0; j < 4; j++)
        a[j] = in[j * 64];
    fft4(a, dir);
    a[1] = twiddle(a[1], lId, (2.0f * M_PI_F * dir) / 256);
    lMemStore = sMem + lId;
    lMemStore[0] = a[0].x;
    BARRIER;
    a[0].x = sMem[(lId * 4) & 255];
    out[0] = a[0] * K_SQRT1_2;
}
__kernel void fft_fwd_m7(__global float2 *in, __global float2 *out, int dir, int S) __attribute__((reqd_work_group_size(64, 1, 1)));
__kernel void fft_fwd_m7(__global float2 *in, __global float2 *out, int dir, int S)
{
    __local float sMem[16 * 68];
    float *lMemStore;
    float2 a[4];
    int lId = get_local_id(0), j;
    int offset = mad24s((int)get_group_id(0), 256, lId);
    in += offset;
    out += offset;
    for (j = 0; j < 4; j++)
        a[j] = in[j * 64];
    fft4(a, dir);
    a[1] = twiddle(a[1], lId, (2.0f * M_PI_F * dir) / 256);
    lMemStore = sMem + lId;
    lMemStore[0] = a[0].x;
    BARRIER;
    a[0].x = sMem[(lId * 4) & 255];
    out[0] = a[0] * K_SQRT1_2;
}
__kernel void fft_fwd_m8(__global float2 *in, __global float2 *out, int dir, int S) __attribute__((reqd_work_group_size(64, 1, 1)));
__kernel void fft_fwd_m8(__global float2 *in, __global float2 *out, int dir, int S)
{
    __local float sMem[16 * 68];
    __local float *lMemStore;
    float2 a[4];
    int lId = get_local_id(0), j;
    int offset = mad24s((int)get_group_id(0), 256, lId);
    in += offset;
    out += offset;
    for (j = 0; j < 4; j++)
        a[j] = in[j * 64];
    fft4(in, dir);
    a[1] = twiddle(a[1], lId, (2.0f * M_PI_F * dir) / 256);
    lMemStore = sMem + lId;
    lMemStore[0] = a[0].x;
    BARRIER;
    a[0].x = sMem[(lId * 4) & 255];
    out[0] = a[0] * K_SQRT1_2;
}
__kernel void fft_fwd_m9(__global float2 *in, __global float2 *out, int dir, int S) __attribute__((reqd_work_group_size(64, 1, 1)));
__kernel void fft_fwd_m9(__global float2 *in, __global float2 *out, int dir, float S)
{
    __local float sMem[16 * 68];
    __local float *lMemStore;
    float2 a[4];
    int lId = get_local_id(0), j;
    int offset = mad24s((int)get_group_id(0), 256, lId);
    in += offset;
    out += offset;
    for (j = 0; j < 4; j++)
        a[j] = in[j * 64];
    fft4(a, dir);
    a[1] = twiddle(a[1], lId, (2.0f * M_PI_F * dir) / 256);
    lMemStore = sMem + lId;
    lMemStore[0] = a[0].x;
    BARRIER;
    a[0].x = sMem[(lId * 4) & 255];
    out[0] = a[0] * K_SQRT1_2;
}
