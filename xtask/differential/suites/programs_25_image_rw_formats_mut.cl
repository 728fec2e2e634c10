// std: 1.2 2.0 3.0
__constant sampler_t imageSampler = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
__global sampler_t imageSampler_m0 = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
__kernel void read2d_to_3d(__read_only image2d_t src, sampler_t smp, __write_only image3d_t dst)
{
    int2 c = (int2)(get_global_id(0), get_global_id(1));
    uint4 pix = read_imageui(src, smp, c);
#ifdef cl_khr_3d_image_writes
    write_imageui(dst, (int4)(c.x, c.y, 0, 0), pix);
#endif
}
__kernel void read2d_to_3d_m1(__read_only image2d_t src, sampler_t smp, __read_only image3d_t dst)
{
    int2 c = (int2)(get_global_id(0), get_global_id(1));
    uint4 pix = read_imageui(src, smp, c);
#ifdef cl_khr_3d_image_writes
    write_imageui(dst, (int4)(c.x, c.y, 0, 0), pix);
#endif
}
__kernel void read2d_to_3d_m2(__read_only image2d_t src, sampler_t smp, __write_only image3d_t dst)
{
    int2 c = (int2)(get_global_id(0), get_global_id(1));
    uint4 pix = read_imageui(src, smp, c);
#ifdef cl_khr_3d_image_writes
    write_imageui(dst, (int2)(c.x, c.y), pix);
#endif
}
__kernel void read2d_to_3d_m3(__read_only image2d_t src, sampler_t smp, __write_only image3d_t dst)
{
    int2 c = (int2)(get_global_id(0), get_global_id(1));
    int4 pix = read_imageui(src, smp, c);
#ifdef cl_khr_3d_image_writes
    write_imageui(dst, (int4)(c.x, c.y, 0, 0), pix);
#endif
}
__kernel void read1d_array(read_only image1d_array_t a, read_only image1d_buffer_t b, read_only image1d_t l, write_only image1d_array_t o, sampler_t s)
{
    int x = get_global_id(0), layer = get_global_id(1);
    float4 v = read_imagef(a, s, (float2)(x, layer));
    v += read_imagef(b, x);
    v += convert_float4(read_imagei(l, s, (float)x));
    if (x < get_image_width(a) && layer < get_image_array_size(o))
        write_imagef(o, (int2)(x, layer), v);
    switch (get_image_channel_data_type(b)) {
    case CLK_SNORM_INT8:
    case CLK_UNORM_SHORT_565:
        break;
    }
    if (get_image_channel_order(l) == CLK_sRGB) return;
}
__kernel void read1d_array_m4(read_only image1d_array_t a, read_only image1d_buffer_t b, read_only image1d_t l, write_only image1d_array_t o, sampler_t s)
{
    int x = get_global_id(0), layer = get_global_id(1);
    float4 v = read_imagef(a, s, (float2)(x, layer));
    v += read_imagef(b, s, x);
    v += convert_float4(read_imagei(l, s, (float)x));
    if (x < get_image_width(a) && layer < get_image_array_size(o))
        write_imagef(o, (int2)(x, layer), v);
    switch (get_image_channel_data_type(b)) {
    case CLK_SNORM_INT8:
    case CLK_UNORM_SHORT_565:
        break;
    }
    if (get_image_channel_order(l) == CLK_sRGB) return;
}
__kernel void read1d_array_m5(read_only image1d_array_t a, read_only image1d_buffer_t b, read_only image1d_t l, write_only image1d_array_t o, sampler_t s)
{
    int x = get_global_id(0), layer = get_global_id(1);
    float4 v = read_imagef(a, s, (float2)(x, layer));
    v += read_imagef(b, x);
    v += convert_float4(read_imagei(l, s, (float)x));
    if (x < get_image_width(a) && layer < get_image_array_size(o))
        write_imagef(o, x, v);
    switch (get_image_channel_data_type(b)) {
    case CLK_SNORM_INT8:
    case CLK_UNORM_SHORT_565:
        break;
    }
    if (get_image_channel_order(l) == CLK_sRGB) return;
}
__kernel void read1d_array_m6(read_only image1d_array_t a, read_only image1d_buffer_t b, image1d_t *l, write_only image1d_array_t o, sampler_t s)
{
    int x = get_global_id(0), layer = get_global_id(1);
    float4 v = read_imagef(a, s, (float2)(x, layer));
    v += read_imagef(b, x);
    v += convert_float4(read_imagei(l, s, (float)x));
    if (x < get_image_width(a) && layer < get_image_array_size(o))
        write_imagef(o, (int2)(x, layer), v);
    switch (get_image_channel_data_type(b)) {
    case CLK_SNORM_INT8:
    case CLK_UNORM_SHORT_565:
        break;
    }
    if (get_image_channel_order(l) == CLK_sRGB) return;
}
__kernel void sample_2d_array(__read_only image2d_array_t in, __global float4 *xOff, __global int4 *results)
{
    const sampler_t s = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;
    int tidX = get_global_id(0), tidY = get_global_id(1), tidZ = get_global_id(2);
    int2 dim = get_image_dim(in);
    int offset = tidZ * dim.x * dim.y + tidY * dim.x + tidX;
    float4 coords = (float4)((float)tidX + 0.5f, (float)tidY + 0.5f, tidZ, 0.0f) + xOff[offset];
    results[offset] = read_imagei(in, s, coords);
}
__kernel void sample_2d_array_m7(__read_only image2d_array_t in, __global float4 *xOff, __global int4 *results)
{
    const sampler_t s = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;
    int tidX = get_global_id(0), tidY = get_global_id(1), tidZ = get_global_id(2);
    int4 dim = get_image_dim(in);
    int offset = tidZ * dim.x * dim.y + tidY * dim.x + tidX;
    float4 coords = (float4)((float)tidX + 0.5f, (float)tidY + 0.5f, tidZ, 0.0f) + xOff[offset];
    results[offset] = read_imagei(in, s, coords);
}
__kernel void sample_2d_array_m8(__read_only image2d_array_t in, __global float4 *xOff, __global int4 *results)
{
    const sampler_t s = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR + 1;
    int tidX = get_global_id(0), tidY = get_global_id(1), tidZ = get_global_id(2);
    int2 dim = get_image_dim(in);
    int offset = tidZ * dim.x * dim.y + tidY * dim.x + tidX;
    float4 coords = (float4)((float)tidX + 0.5f, (float)tidY + 0.5f, tidZ, 0.0f) + xOff[offset];
    results[offset] = read_imagei(in, s, coords);
}
#if __OPENCL_C_VERSION__ >= 200 && __OPENCL_C_VERSION__ < 300 || defined(__opencl_c_read_write_images)
__kernel void rw_image(read_write image2d_t img)
{
    int2 p = (int2)(get_global_id(0), get_global_id(1));
    float4 v = read_imagef(img, p);
    write_imagef(img, p, v.wzyx);
    atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item);
}
__kernel void rw_image_m9(read_only image2d_t img)
{
    int2 p = (int2)(get_global_id(0), get_global_id(1));
    float4 v = read_imagef(img, p);
    write_imagef(img, p, v.wzyx);
    atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item);
}
#endif
