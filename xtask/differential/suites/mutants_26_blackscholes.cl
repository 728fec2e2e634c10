// std: 1.0 1.2 3.0
// opts: -DREAL=float4
#ifndef REAL
#define REAL float
#endif

REAL cnd(REAL x)
{
    return 0.5f * erfc(-x * M_SQRT1_2_F);
}

__kernel void bs(__global REAL *call,
                 __global REAL *put,
                 __global const REAL *price,
                 float r, float v)
{
    const size_t i = get_global_id(0);
    REAL S = price[i];
    REAL K = mix((REAL)10.0f, (REAL)100.0f, S);
    REAL T = clamp(S, (REAL)1.0f, (REAL)10.0f);
    REAL d1 = (log(S / K) + (r + v * v * 0.5f) * T) / (v * sqrt(T));
    REAL d2 = d1 - v * sqrt(T);
    REAL e = K * exp(-r * T);
    call[i] = S * cnd(d1) - e * cnd(d2);
    put[i] = e * cnd(-d2) - S * cnd(-d1);
}

__kernel void bs_1(__global REAL *call,
                 __global REAL *put,
                 __global const REAL *price,
                 float r, float v)
{
    const size_t i = get_global_id(0);
    REAL S = price[i];
    REAL K = mix((REAL)10.0f, (REAL)100.0f, S);
    REAL T = clamp(S, (REAL)1.0f);
    REAL d1 = (log(S / K) + (r + v * v * 0.5f) * T) / (v * sqrt(T));
    REAL d2 = d1 - v * sqrt(T);
    REAL e = K * exp(-r * T);
    call[i] = S * cnd(d1) - e * cnd(d2);
    put[i] = e * cnd(-d2) - S * cnd(-d1);
}

__kernel void bs_2(__global REAL *call,
                 __global REAL *put,
                 __global const REAL *price,
                 float r, float v)
{
    const size_t i = get_global_id(0);
    REAL S = price[i];
    REAL K = mix((REAL)10.0f, (REAL)100.0f, S);
    REAL T = clamp(S, 1.0f, 10.0f);
    REAL d1 = (log(S / K) + (r + v * v * 0.5f) * T) / (v * sqrt(T));
    REAL d2 = d1 - v * sqrt(T);
    REAL e = K * exp(-r * T);
    call[i] = S * cnd(d1) - e * cnd(d2);
    put[i] = e * cnd(-d2) - S * cnd(-d1);
}

__kernel void bs_3(__global REAL *call,
                 __global REAL *put,
                 __global const REAL *price,
                 float r, float v)
{
    const size_t i = get_global_id(0);
    REAL S = price[i];
    REAL K = mix(10, 100.0f, S);
    REAL T = clamp(S, (REAL)1.0f, (REAL)10.0f);
    REAL d1 = (log(S / K) + (r + v * v * 0.5f) * T) / (v * sqrt(T));
    REAL d2 = d1 - v * sqrt(T);
    REAL e = K * exp(-r * T);
    call[i] = S * cnd(d1) - e * cnd(d2);
    put[i] = e * cnd(-d2) - S * cnd(-d1);
}

__kernel void bs_4(__global REAL *call,
                 __global REAL *put,
                 __global const REAL *price,
                 float r, float v)
{
    const size_t i = get_global_id(0);
    REAL S = price[i];
    REAL K = mix((REAL)10.0f, (REAL)100.0f, S);
    REAL T = clamp(S, (REAL)1.0f, (REAL)10.0f);
    REAL d1 = (log(S / K) + (r + v * v * 0.5f) * T) / (v * sqrt(T));
    REAL d2 = d1 - v * sqrt(T);
    REAL e = K * exp(!r * T);
    call[i] = S * cnd(d1) - e * cnd(d2);
    put[i] = e * cnd(-d2) - S * cnd(-d1);
}

__kernel void bs_5(__global REAL *call,
                 __global REAL *put,
                 __global const REAL *price,
                 float r, float v)
{
    const size_t i = get_global_id(0);
    REAL S = price[i];
    REAL K = mix((REAL)10.0f, (REAL)100.0f, S);
    REAL T = clamp(S, (REAL)1.0f, (REAL)10.0f);
    REAL d1 = (log(S / K) + (r + v * v * 0.5f) * T) / (v * sqrt(T));
    REAL d2 = d1 - v * sqrt(T);
    REAL e = K * exp(~r * T);
    call[i] = S * cnd(d1) - e * cnd(d2);
    put[i] = e * cnd(-d2) - S * cnd(-d1);
}

__kernel void bs_6(__global REAL *call,
                 __global REAL *put,
                 __global const REAL *price,
                 float r, float v)
{
    const size_t i = get_global_id(0);
    REAL S = price[i];
    REAL K = mix((REAL)10.0f, (REAL)100.0f, S);
    REAL T = clamp(S, (REAL)1.0f, (REAL)10.0f);
    REAL d1 = (log(S / K) + (r + v * v * 0.5f) * T) / (v * sqrt(T));
    REAL d2 = d1 - v * sqrt(T);
    REAL e = K * exp(-r * T);
    call[i] = S * cnd(price) - e * cnd(d2);
    put[i] = e * cnd(-d2) - S * cnd(-d1);
}

__kernel void bs_7(__global REAL *call,
                 __global REAL *put,
                 __global const REAL *price,
                 float r, half v)
{
    const size_t i = get_global_id(0);
    REAL S = price[i];
    REAL K = mix((REAL)10.0f, (REAL)100.0f, S);
    REAL T = clamp(S, (REAL)1.0f, (REAL)10.0f);
    REAL d1 = (log(S / K) + (r + v * v * 0.5f) * T) / (v * sqrt(T));
    REAL d2 = d1 - v * sqrt(T);
    REAL e = K * exp(-r * T);
    call[i] = S * cnd(d1) - e * cnd(d2);
    put[i] = e * cnd(-d2) - S * cnd(-d1);
}

__kernel void bs_8(__global REAL *call,
                 __global REAL *put,
                 __global const REAL *price,
                 float r, float v)
{
    const size_t i = get_global_id(0);
    REAL S = price[i];
    REAL K = mix((REAL)10.0f, (REAL)100.0f, S);
    REAL T = clamp(S, (REAL)1.0f, (REAL)10.0f);
    REAL d1 = (log2(S, K) + (r + v * v * 0.5f) * T) / (v * sqrt(T));
    REAL d2 = d1 - v * sqrt(T);
    REAL e = K * exp(-r * T);
    call[i] = S * cnd(d1) - e * cnd(d2);
    put[i] = e * cnd(-d2) - S * cnd(-d1);
}

__kernel void bs_9(__global REAL *call,
                 __global REAL *put,
                 __global const REAL *price,
                 float r, float v)
{
    const size_t i = get_global_id(0);
    REAL S = price[i];
    REAL K = mix((REAL)10.0f, (REAL)100.0f, S);
    REAL T = clamp(S, (REAL)1.0f, (REAL)10.0f);
    REAL d1 = (log(S / K) + (r + v * v * 0.5f) * T) / (v * sqrt(T));
    REAL d2 = d1 - v * sqrt(T);
    REAL e = K * exp(-r * T);
    call[i] = S * cnd(d1) - e * cnd(d2);
    put[i] = e * cnd(- -d2) - S * cnd(-d1);
}

__kernel void bs_10(__global REAL *call,
                 __global REAL *put,
                 __global const REAL *price,
                 float r, float v)
{
    const ptrdiff_t i = get_global_id(0);
    REAL S = price[i];
    REAL K = mix((REAL)10.0f, (REAL)100.0f, S);
    REAL T = clamp(S, (REAL)1.0f, (REAL)10.0f);
    REAL d1 = (log(S / K) + (r + v * v * 0.5f) * T) / (v * sqrt(T));
    REAL d2 = d1 - v * sqrt(T);
    REAL e = K * exp(-r * T);
    call[i] = S * cnd(d1) - e * cnd(d2);
    put[i] = e * cnd(-d2) - S * cnd(-d1);
}
