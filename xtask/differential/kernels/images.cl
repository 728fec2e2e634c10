__constant sampler_t smp = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
float4 conv3(read_only image2d_t src, int2 p)
{
    float4 sum = (float4)(0.0f);
    for (int y = -1; y <= 1; y++)
        for (int x = -1; x <= 1; x++)
            sum += read_imagef(src, smp, p + (int2)(x, y)) * 0.111f;
    return sum;
}
__kernel void blur(__read_only image2d_t src, __write_only image2d_t dst, __global float *hist)
{
    int2 p = (int2)(get_global_id(0), get_global_id(1));
    int2 dim = get_image_dim(src);
    if (p.x >= dim.x || p.y >= get_image_height(src))
        return;
    float4 c = conv3(src, p);
    write_imagef(dst, p, c);
    uint4 u = read_imageui(src, smp, convert_float2(p));
    hist[p.x] = c.x + u.w;
}
__kernel void vol(read_only image3d_t v, sampler_t s, write_only image2d_t o, __constant float *m)
{
    const uint x = get_global_id(0), y = get_global_id(1);
    float4 pos = (float4)((float)x, (float)y, 0.0f, 0.0f), acc = 0.0f;
    float t = 0.0f;
    while (t < 1.0f) {
        float4 sample = read_imagef(v, s, pos + (float4)(0, 0, t, 0));
        acc = mix(acc, sample, (float4)(sample.w));
        t += 0.01f;
        if (acc.w > 0.95f) break; else continue;
    }
    acc = clamp(acc, 0.0f, 1.0f);
    write_imageui(o, (int2)(x, y), convert_uint4_sat_rte(acc * 255.0f));
}
__kernel void test_convert(__global char4 *in, __global float4 *out, __global half *h, __global int3 *p3)
{
    size_t tid = get_global_id(0);
    char4 c = in[tid];
    out[tid] = convert_float4(c);
    short4 s = convert_short4_sat(out[tid]);
    vstore4(s, tid, (__global short *)out);
    int3 q = vload3(tid, (__global int *)p3);
    p3[tid] = shuffle2((int4)(q, 1), (int4)(0), (uint4)(3, 2, 1, 0)).xyz;
    vstore_half(out[tid].x, tid, h);
    float f = vload_half(tid, h);
    int e;
    out[tid].y = frexp(f, &e) + ldexp(f, e);
    out[tid].zw = (float2)(fract(f, &f), native_sin(f));
    printf("%d %v4f %s\n", e, out[tid], "x");
}
