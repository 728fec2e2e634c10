// std: 1.0 1.2 2.0
#define SQRT1_2 0.707106781186548f
#define mul_i(a) ((float2)(-(a).y, (a).x))

float2 twiddle(float2 a, int k, float alpha)
{
    float cs, sn;
    sn = sincos((float)k * alpha, &cs);
    return (float2)(a.x * cs - a.y * sn, a.x * sn + a.y * cs);
}

__kernel void fft_r4(__global const float2 *x, __global float2 *y, int p)
{
    int t = get_global_size(0);
    int i = get_global_id(0);
    int k = i & (p - 1);
    float alpha = -M_PI_F * (float)k / (float)(2 * p);
    float2 u0 = x[i];
    float2 u1 = twiddle(x[i + t], 1, alpha);
    float2 u2 = twiddle(x[i + 2 * t], 2, alpha);
    float2 u3 = twiddle(x[i + 3 * t], 3, alpha);
    float2 v0 = u0 + u2;
    float2 v1 = mul_i(u1 - u3);
    y[i] = v0 + v1;
    y[i + p] = v0 - v1;
}

__kernel void fft_r4_1(__global const float2 *x, __global float2 *y, int p)
{
    int t = get_global_size(0);
    int i = get_global_id(0);
    int k = i && (p - 1);
    float alpha = -M_PI_F * (float)k / (float)(2 * p);
    float2 u0 = x[i];
    float2 u1 = twiddle(x[i + t], 1, alpha);
    float2 u2 = twiddle(x[i + 2 * t], 2, alpha);
    float2 u3 = twiddle(x[i + 3 * t], 3, alpha);
    float2 v0 = u0 + u2;
    float2 v1 = mul_i(u1 - u3);
    y[i] = v0 + v1;
    y[i + p] = v0 - v1;
}

__kernel void fft_r4_2(__global const float2 *x, __global float2 *y, int p)
{
    int t = get_global_size(0);
    int i = get_global_id(0);
    int k = i & (p - 1);
    float alpha = -M_PI_F * (float)k / (float)(2 * p);
    float2 u0 = x[i];
    float2 u1 = twiddle(x[i + t], alpha);
    float2 u2 = twiddle(x[i + 2 * t], 2, alpha);
    float2 u3 = twiddle(x[i + 3 * t], 3, alpha);
    float2 v0 = u0 + u2;
    float2 v1 = mul_i(u1 - u3);
    y[i] = v0 + v1;
    y[i + p] = v0 - v1;
}

__kernel void fft_r4_3(__global const float2 *x, __global float2 *y, int p)
{
    int t = get_global_size(0);
    int i = get_global_id(0);
    int k = i & (p - 1);
    float alpha = -M_PI_F * (float)k / (float)(2 * p);
    float2 u0 = x[i];
    float2 u1 = twiddle(x + t, 1, alpha);
    float2 u2 = twiddle(x[i + 2 * t], 2, alpha);
    float2 u3 = twiddle(x[i + 3 * t], 3, alpha);
    float2 v0 = u0 + u2;
    float2 v1 = mul_i(u1 - u3);
    y[i] = v0 + v1;
    y[i + p] = v0 - v1;
}

__kernel void fft_r4_4(__global const float2 *x, __global float2 *y, int p)
{
    int t = get_global_size(0);
    int i = get_global_id(0);
    int k = i & (p - 1);
    float alpha = -M_PI_F * (float)k / (float)(2 * p);
    float2 u0 = x[i];
    float2 u1 = twiddle(x[i + t], 1, alpha);
    float2 u2 = twiddle(2, x[i + 2 * t], alpha);
    float2 u3 = twiddle(x[i + 3 * t], 3, alpha);
    float2 v0 = u0 + u2;
    float2 v1 = mul_i(u1 - u3);
    y[i] = v0 + v1;
    y[i + p] = v0 - v1;
}

__kernel void fft_r4_5(__global const float2 *x, __global float2 *y, int p)
{
    int t = get_global_size(0);
    int i = get_global_id(0);
    int k = i & (p - 1);
    double alpha = -M_PI_F * (float)k / (float)(2 * p);
    float2 u0 = x[i];
    float2 u1 = twiddle(x[i + t], 1, alpha);
    float2 u2 = twiddle(x[i + 2 * t], 2, alpha);
    float2 u3 = twiddle(x[i + 3 * t], 3, alpha);
    float2 v0 = u0 + u2;
    float2 v1 = mul_i(u1 - u3);
    y[i] = v0 + v1;
    y[i + p] = v0 - v1;
}

__kernel void fft_r4_6(__global const float2 *x, __global float2 *y, int p)
{
    int t = get_global_size(0);
    int i = get_global_id(0);
    int k = i & (p - 1);
    float alpha = -M_PI * (float)k / (float)(2 * p);
    float2 u0 = x[i];
    float2 u1 = twiddle(x[i + t], 1, alpha);
    float2 u2 = twiddle(x[i + 2 * t], 2, alpha);
    float2 u3 = twiddle(x[i + 3 * t], 3, alpha);
    float2 v0 = u0 + u2;
    float2 v1 = mul_i(u1 - u3);
    y[i] = v0 + v1;
    y[i + p] = v0 - v1;
}

__kernel void fft_r4_7(__global const float2 *x, __global float2 *y, int p)
{
    int t = get_global_size(0);
    int i = get_global_id(0);
    int k = i & (p - 1);
    float alpha = -M_PI_F * (float)k / (float)(2 * p);
    float2 u0 = x[i];
    float2 u1 = twiddle(x[i + t], 1, alpha);
    float2 u2 = twiddle(x[i + 2 * t], 2, alpha);
    float2 u3 = twiddle(x[i + 3 * t], 3, alpha);
    float2 v0 = u0 + u2;
    float v1 = mul_i(u1 - u3);
    y[i] = v0 + v1;
    y[i + p] = v0 - v1;
}

__kernel void fft_r4_8(__global const float2 *x, __global float2 *y, int p)
{
    int t = get_global_size(0);
    int i = get_global_id(0);
    float k = i & (p - 1);
    float alpha = -M_PI_F * (float)k / (float)(2 * p);
    float2 u0 = x[i];
    float2 u1 = twiddle(x[i + t], 1, alpha);
    float2 u2 = twiddle(x[i + 2 * t], 2, alpha);
    float2 u3 = twiddle(x[i + 3 * t], 3, alpha);
    float2 v0 = u0 + u2;
    float2 v1 = mul_i(u1 - u3);
    y[i] = v0 + v1;
    y[i + p] = v0 - v1;
}

__kernel void fft_r4_9(__global const float2 *x, __global float2 *y, float p)
{
    int t = get_global_size(0);
    int i = get_global_id(0);
    int k = i & (p - 1);
    float alpha = -M_PI_F * (float)k / (float)(2 * p);
    float2 u0 = x[i];
    float2 u1 = twiddle(x[i + t], 1, alpha);
    float2 u2 = twiddle(x[i + 2 * t], 2, alpha);
    float2 u3 = twiddle(x[i + 3 * t], 3, alpha);
    float2 v0 = u0 + u2;
    float2 v1 = mul_i(u1 - u3);
    y[i] = v0 + v1;
    y[i + p] = v0 - v1;
}

__kernel void fft_r4_10(__global const float2 *x, __global float2 y, int p)
{
    int t = get_global_size(0);
    int i = get_global_id(0);
    int k = i & (p - 1);
    float alpha = -M_PI_F * (float)k / (float)(2 * p);
    float2 u0 = x[i];
    float2 u1 = twiddle(x[i + t], 1, alpha);
    float2 u2 = twiddle(x[i + 2 * t], 2, alpha);
    float2 u3 = twiddle(x[i + 3 * t], 3, alpha);
    float2 v0 = u0 + u2;
    float2 v1 = mul_i(u1 - u3);
    y[i] = v0 + v1;
    y[i + p] = v0 - v1;
}
