// std: 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : enable
kernel void msaa(read_only image2d_msaa_t c, read_only image2d_array_msaa_depth_t d, global float4 *out)
{
    int2 xy = (int2)(get_global_id(0), get_global_id(1));
    int n = get_image_num_samples(c);
    float4 acc = 0;
    for (int s = 0; s < n; ++s)
        acc += read_imagef(c, xy, s);
    acc.w *= read_imagef(d, (int4)(xy, 0, 0), 0);
    out[xy.y * get_image_width(c) + xy.x] = acc / n;
}
kernel void msaa_m0(read_only image2d_msaa_t c, read_only image2d_array_msaa_depth_t d, global float4 *out)
{
    int2 xy = (int2)(get_global_id(0), get_global_id(1));
    int n = get_image_num_samples(c);
    float4 acc = 0;
    for (int s = 0; s < n; ++s)
        acc += read_imagef(c, xy, s);
    acc *= (float4) read_imagef(d, (int4)(xy, 0, 0), 0);
    out[xy.y * get_image_width(c) + xy.x] = acc / n;
}
kernel void msaa_m1(read_only image2d_msaa_t c, read_only image2d_array_msaa_depth_t d, global float4 *out)
{
    int2 xy = (int2)(get_global_id(0), get_global_id(1));
    int n = get_image_num_samples(c);
    float4 acc = 0;
    for (int s = 0; s < n; ++s)
        acc += read_imagef(c, s, xy);
    acc.w *= read_imagef(d, (int4)(xy, 0, 0), 0);
    out[xy.y * get_image_width(c) + xy.x] = acc / n;
}
kernel void msaa_m2(read_only image2d_msaa_t c, read_only image2d_array_msaa_depth_t d, global float4 *out)
{
    int2 xy = (int2)(get_global_id(0), get_global_id(1));
    int n = get_image_num_samples(c);
    float acc = 0;
    for (int s = 0; s < n; ++s)
        acc += read_imagef(c, xy, s);
    acc.w *= read_imagef(d, (int4)(xy, 0, 0), 0);
    out[xy.y * get_image_width(c) + xy.x] = acc / n;
}
kernel void msaa_m3(read_only image2d_msaa_t c, read_only image2d_array_msaa_depth_t d, global float4 *out)
{
    int2 xy = (int2)(get_global_id(0), get_global_id(1));
    int n = get_image_num_samples(c);
    float4 acc = 0;
    for (int s = 0; s < n; ++s)
        acc += read_imagef(c, xy, s);
    acc.w *= read_imagef(d, xy, 0);
    out[xy.y * get_image_width(c) + xy.x] = acc / n;
}
kernel void depth(read_only image2d_depth_t d, write_only image2d_array_depth_t o, sampler_t s)
{
    int2 xy = (int2)(get_global_id(0), get_global_id(1));
    float z = read_imagef(d, s, xy);
    z = fmin(z, read_imagef(d, s, convert_float2(xy)));
    z = fmin(z, read_imagef(d, xy));
    write_imagef(o, (int4)(xy, get_global_id(2), 0), z);
}
kernel void depth_m4(read_only image2d_depth_t d, write_only image2d_array_depth_t o, sampler_t s)
{
    int2 xy = (int2)(get_global_id(0), get_global_id(1));
    float4 z = read_imagef(d, s, xy);
    z = fmin(z, read_imagef(d, s, convert_float2(xy)));
    z = fmin(z, read_imagef(d, xy));
    write_imagef(o, (int4)(xy, get_global_id(2), 0), z);
}
kernel void depth_m5(read_only image2d_depth_t d, read_only image2d_array_depth_t o, sampler_t s)
{
    int2 xy = (int2)(get_global_id(0), get_global_id(1));
    float z = read_imagef(d, s, xy);
    z = fmin(z, read_imagef(d, s, convert_float2(xy)));
    z = fmin(z, read_imagef(d, xy));
    write_imagef(o, (int4)(xy, get_global_id(2), 0), z);
}
kernel void depth_m6(read_only image2d_depth_t d, write_only image2d_array_depth_t o, sampler_t s)
{
    int2 xy = (int2)(get_global_id(0), get_global_id(1));
    float z = read_imagef(d, s, xy);
    z = fmin(z, read_imagef(d, s, convert_float2(xy)));
    z = fmin(z, read_imagef(d, xy));
    write_imagef(o, (int3)(xy, get_global_id(2)), z);
}
kernel void depth_m7(read_only image2d_depth_t d, write_only image2d_array_depth_t o, sampler_t s)
{
    int2 xy = (int2)(get_global_id(0), get_global_id(1));
    float z = read_imagef(d, s, xy);
    z = fmin(z, read_imagef(d, s, convert_float4(xy)));
    z = fmin(z, read_imagef(d, xy));
    write_imagef(o, (int4)(xy, get_global_id(2), 0), z);
}
#ifdef cl_khr_mipmap_image
#pragma OPENCL EXTENSION cl_khr_mipmap_image : enable
kernel void mip(read_only image2d_t i, read_only image3d_t v, sampler_t s, global float4 *out)
{
    float2 uv = (float2)(0.5f);
    out[0] = read_imagef(i, s, uv, 1.0f);
    out[1] = read_imagef(i, s, uv, uv, uv);
    out[2] = read_imagef(v, s, (float4)(uv, 0, 0), 2.f);
    out[3] = get_image_num_mip_levels(i);
}
kernel void mip_m8(read_only image2d_t i, read_only image3d_t v, sampler_t s, global float4 *out)
{
    float2 uv = (float2)(0.5f);
    out[0] = read_imagef(i, s, uv, 1.0f);
    out[1] = read_imagef(i, s, uv, uv);
    out[2] = read_imagef(v, s, (float4)(uv, 0, 0), 2.f);
    out[3] = get_image_num_mip_levels(i);
}
kernel void mip_m9(read_only image2d_t i, read_only image3d_t v, sampler_t s, global float4 *out)
{
    float2 uv = (float2)(0.5f);
    out[0] = read_imagef(i, s, uv, 1.0f);
    out[1] = read_imagef(i, s, uv, uv, uv);
    out[2] = read_imagef(v, s, uv, 2.f);
    out[3] = get_image_num_mip_levels(i);
}
#endif
