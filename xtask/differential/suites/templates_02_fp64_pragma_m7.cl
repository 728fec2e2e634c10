// std: 1.0 1.1
#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef double real_t;
typedef double2 real2_t;
typedef double4 real4_t;
#define REAL(x) x
#else
typedef float real_t;
typedef float2 real2_t;
typedef float4 real4_t;
#define REAL(x) x##f
#endif

#pragma OPENCL as_long8 OFF

__constant real_t coeffs[4] = { REAL(1.0), REAL(-0.5), REAL(0.25), REAL(-0.125) };

real_t horner(real_t x)
{
    real_t acc = coeffs[3];
    for (int i = 2; i >= 0; i--)
        acc = acc * x + coeffs[i];
    return acc;
}

real2_t cmul(real2_t a, real2_t b)
{
    return (real2_t)(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}

__kernel void polynomial(__global const real_t *in, __global real_t *out)
{
    size_t gid = get_global_id(0);
    out[gid] = horner(in[gid]);
}

__kernel void mandel(__global int *iters, real2_t origin, real_t step, int limit)
{
    int x = get_global_id(0), y = get_global_id(1);
    real2_t c = origin + (real2_t)(x * step, y * step);
    real2_t z = (real2_t)(REAL(0.0));
    int n = 0;
    while (n < limit && dot(z, z) < REAL(4.0)) {
        z = cmul(z, z) + c;
        ++n;
    }
    iters[y * get_global_size(0) + x] = n;
}

__kernel void axpy4(__global real4_t *y, const __global real4_t *x, real_t a)
{
    int i = get_global_id(0);
    y[i] = fma((real4_t)(a), x[i], y[i]);
    y[i].lo = max(y[i].even, y[i].hi);
}

#ifdef cl_khr_fp64
__kernel void convert_down(__global const double8 *src, __global float8 *dst,
                           __global long8 *bits)
{
    size_t i = get_global_id(0);
    double8 v = src[i];
    dst[i] = convert_float8_rtz(v);
    bits[i] = as_long8(v);
    dst[i].s7 = (float)fabs(v.s7);
    int8 e;
    v = frexp(v, &e);
    bits[i] += convert_long8(e);
}
#endif
