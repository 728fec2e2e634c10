// std: 1.2 2.0 3.0
// opts: -DKW=3 -DRELU
// opts: -DKW=5 -DLEAKY=0.1h
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#ifndef KW
#define KW 1
#endif

#if defined(RELU)
#define ACTIVATE(v) fmax((v), (half4)(0.0h))
#elif defined(LEAKY)
#define ACTIVATE(v) select((v) * LEAKY, (v), (v) > (half)0)
#else
#define ACTIVATE(v) (v)
#endif

__kernel void conv2d_nhwc4(__global const half *restrict in,
                           __constant half4 *weights,
                           __global half4 *out,
                           const int4 shape,
                           const int2 stride)
{
    const int x = get_global_id(0);
    const int y = get_global_id(1);
    const int slice = get_global_id(2);
    if (x >= shape.x || y >= shape.y || slice >= shape.z)
        return;
    half4 acc = (half4)0;
    for (int ky = 0; ky < KW; ++ky) {
        for (int kx = 0; kx < KW; ++kx) {
            int2 pos = (int2)(x, y) * stride + (int2)(kx, ky);
            half4 v = vload4(pos.y * shape.x + pos.x, in);
            __constant half4 *w = weights + (ky * KW + kx) * 4;
            acc = mad(v.xxxx, w[0], acc);
            acc = mad(v.yyyy, w[1], acc);
            acc.lo += v.zz * w[2].lo;
            acc.hi += v.s33 * w[3].hi;
        }
    }
    out[(slice * shape.y + y) * shape.x + x] = ACTIVATE(acc);
}
