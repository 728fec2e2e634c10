// std: 1.0 1.2 3.0
// opts: -DROUND=_rte
// opts: -DSAT=_sat
#ifndef ROUND
#define ROUND
#endif
#ifndef SAT
#define SAT
#endif
#define CAT3_(a, b, c) a##b##c
#define CAT3(a, b, c) CAT3_(a, b, c)
#define CONVERT(type) CAT3(convert_##type, SAT, ROUND)

#define GEN(src, dst, n)                                                     \
__kernel void convert_##src##n##_to_##dst##n(__global const src##n *in,      \
                                             __global dst##n *out)           \
{                                                                            \
    size_t i = get_global_id(0);                                             \
    out[i] = CONVERT(dst##n)(in[i]);                                         \
}

__kernel void as_type_checks_m0(__global const uint *in, __global float *f,
                             __global uchar4 *u, __global short2 *s)
{
    size_t i = get_global_id(0);
    f[i] = as_float(in[i]);
    u[i] = as_uchar3(in[i]);
    s[i] = as_short2(in[i]);
    f[i] += as_float(as_int(f[i]) & 0x7fffffff);
}

__kernel void as_type_checks_m1(__global const uint *in, __global float *f,
                             __global uchar4 *u, __global short2 *s)
{
    size_t i = get_global_id(0);
    f[i] = as_float(in[i]);
    u[i] = as_uchar4(in[i]);
    s[i] = as_short4(in[i]);
    f[i] += as_float(as_int(f[i]) & 0x7fffffff);
}

__kernel void as_type_checks_m2(__global const uint *in, __global float *f,
                             __global uchar4 *u, __global short2 *s)
{
    size_t i = get_global_id(0);
    f[i] = as_half(in[i]);
    u[i] = as_uchar4(in[i]);
    s[i] = as_short2(in[i]);
    f[i] += as_float(as_int(f[i]) & 0x7fffffff);
}

__kernel void as_type_checks_m3(__global const uint *in, __global float *f,
                             __global uchar4 *u, __global short2 *s)
{
    size_t i = get_global_id(0);
    f[i] = as_float(in[i]);
    u[i] = as_uchar4(in[i]);
    s[i] = as_short2(in[i]);
    f[i] += as_float(as_int(f[i]) );
}

__kernel void as_type_checks_m4(__global const ulong *in, __global float *f,
                             __global uchar4 *u, __global short2 *s)
{
    size_t i = get_global_id(0);
    f[i] = as_float(in[i]);
    u[i] = as_uchar4(in[i]);
    s[i] = as_short2(in[i]);
    f[i] += as_float(as_int(f[i]) & 0x7fffffff);
}

__kernel void implicit_scalar_m5(__global const int *in, __global float *out,
                              __global float4 *out4)
{
    size_t i = get_global_id(0);
    out[i] = in[i];
    out[i] += (char)in[i];
    out4[i] = (float4)(in[i], in[i]);
    out4[i] = in[i] * 0.5f;
    out4[i] *= 2;
}

__kernel void implicit_scalar_m6(__global const int *in, __global float *out,
                              __global float4 *out4)
{
    size_t i = get_global_id(0);
    out[i] = in[i];
    out[i] += (char)in[i];
    out4[i] = (float4)(in[i]);
    out4[i] = in[i] * 0.5f;
    out4[i] *= 2.0;
}

__kernel void implicit_scalar_m7(__global const int *in, __global float *out,
                              __global float4 *out4)
{
    size_t i = get_global_id(0);
    out[i] = in[i];
    out[i] += (char)in[i];
    out4[i] = (float4)(in[i]);
    out4[i] = (int4)(in[i]) * 0.5f;
    out4[i] *= 2;
}

__kernel void implicit_scalar_m8(__global const int *in, __global float *out,
                              __global float4 *out4)
{
    size_t i = get_global_id(0);
    out[i] = in[i];
    out[i] += (char2)in[i];
    out4[i] = (float4)(in[i]);
    out4[i] = in[i] * 0.5f;
    out4[i] *= 2;
}

__kernel void implicit_scalar_m9(__global const int *in, __global float *out,
                              __global float4 *out4)
{
    size_t i = get_global_id(0);
    out[i] = in[i];
    out[i] += (char)in[i];
    out4[i] = (float4)(in[i]);
    out4[i] = in[i] * 0.5f;
    out4[i] %= 2;
}
