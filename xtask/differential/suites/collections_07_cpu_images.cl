// std: 1.2 2.0 3.0
// image access through helpers
const sampler_t smp_nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
__constant sampler_t smp_linear = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;

float4 fetch(read_only image2d_t img, int2 p)
{
    return read_imagef(img, smp_nearest, p);
}

float4 fetch_arr(__read_only image2d_array_t img, int2 p, int layer)
{
    return read_imagef(img, smp_nearest, (int4)(p, layer, 0));
}

kernel void copy2d(read_only image2d_t src, write_only image2d_t dst)
{
    int2 p = (int2)(get_global_id(0), get_global_id(1));
    if (any(p >= get_image_dim(src)))
        return;
    write_imagef(dst, p, fetch(src, p));
}

kernel void copy3d_u(read_only image3d_t src, global uint4 *dst, sampler_t s)
{
    int4 p = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0);
    int idx = p.z * get_image_width(src) * get_image_height(src)
            + p.y * get_image_width(src) + p.x;
    dst[idx] = read_imageui(src, s, p);
}

kernel void scale(read_only image2d_t src, write_only image2d_t dst)
{
    int2 p = (int2)(get_global_id(0), get_global_id(1));
    float2 n = (convert_float2(p) + 0.5f) / convert_float2(get_image_dim(dst));
    write_imagef(dst, p, read_imagef(src, smp_linear, n));
}

kernel void buf1d(read_only image1d_buffer_t b, read_only image1d_t l,
                  write_only image1d_t o)
{
    int x = get_global_id(0);
    int4 v = read_imagei(b, x);
    int4 w = read_imagei(l, smp_nearest, x);
    write_imagei(o, x, v + w);
}

kernel void queries(read_only image2d_t a, read_only image2d_array_t b, global int *o)
{
    o[0] = get_image_channel_order(a) == CLK_RGBA;
    o[1] = get_image_channel_data_type(a) == CLK_UNORM_INT8;
    o[2] = (int)get_image_array_size(b);
    float4 t = fetch_arr(b, (int2)(0), 0);
    o[3] = isequal(t.x, 0.0f);
}
#if __OPENCL_C_VERSION__ >= 200 && (__OPENCL_C_VERSION__ < 300 || defined(__opencl_c_read_write_images))
kernel void rw(read_write image2d_t img)
{
    int2 p = (int2)(get_global_id(0), get_global_id(1));
    float4 v = read_imagef(img, p);
    atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item);
    write_imagef(img, p, v.wzyx);
}
#endif
