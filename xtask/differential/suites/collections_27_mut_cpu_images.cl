// std: 1.2 2.0 3.0
const sampler_t smp_nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
__constant sampler_t smp_linear = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;

float4 fetch_m0(write_only image2d_t img, int2 p)
{
    return read_imagef(img, smp_nearest, p);
}

float4 fetch_m1(image2d_t img, int2 p)
{
    return read_imagef(img, smp_nearest, p);
}

float3 fetch_m2(read_only image2d_t img, int2 p)
{
    return read_imagef(img, smp_nearest, p);
}

kernel void copy3d_u_m3(read_only image3d_t src, global uint4 *dst, const sampler_t *s)
{
    int4 p = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0);
    int idx = p.z * get_image_width(src) * get_image_height(src)
            + p.y * get_image_width(src) + p.x;
    dst[idx] = read_imageui(src, s, p);
}

kernel void copy3d_u_m4(read_only image3d_t src, global uint4 *dst, sampler_t s)
{
    int4 p = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0);
    int idx = p.z * get_image_width(src) * get_image_height(src)
            + p.y * get_image_width(src) + p.x;
    dst[idx] = read_imageui(src, s, p.xy);
}

kernel void copy3d_u_m5(read_only image3d_t src, global int4 *dst, sampler_t s)
{
    int4 p = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0);
    int idx = p.z * get_image_width(src) * get_image_height(src)
            + p.y * get_image_width(src) + p.x;
    dst[idx] = read_imageui(src, s, p);
}

kernel void scale_m6(read_only image2d_t src, write_only image2d_array_t dst)
{
    int2 p = (int2)(get_global_id(0), get_global_id(1));
    float2 n = (convert_float2(p) + 0.5f) / convert_float2(get_image_dim(dst));
    write_imagef(dst, p, read_imagef(src, smp_linear, n));
}

kernel void scale_m7(read_only image2d_t src, write_only image2d_t dst)
{
    int2 p = (int2)(get_global_id(0), get_global_id(1));
    float2 n = (convert_float2(p) + 0.5f) / convert_float2(get_image_dim(dst));
    write_imagef(dst, p, read_imagef(src, n, smp_linear));
}

kernel void buf1d_m8(read_only image1d_buffer_t b, read_only image1d_t l,
                  write_only image1d_t o)
{
    int x = get_global_id(0);
    int4 v = read_imagei(b, smp_nearest, x);
    int4 w = read_imagei(l, smp_nearest, x);
    write_imagei(o, x, v + w);
}

kernel void buf1d_m9(read_only image1d_buffer_t b, read_only image1d_t l,
                  write_only image1d_t o)
{
    int x = get_global_id(0);
    int4 v = read_imagei(b, x);
    int4 w = read_imagei(l, smp_nearest, x);
    write_imagef(o, x, v + w);
}
