#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : enable
#define NEAREST (CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST)
constant sampler_t at_program_scope = NEAREST;
const sampler_t also = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;

float4 sample(read_only image2d_t image, sampler_t s, float2 at)
{
    return read_imagef(image, s, at);
}

kernel void samplers(read_only image2d_t image, sampler_t given, global float4 *out)
{
    const sampler_t own = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_NEAREST;
    out[0] = read_imagef(image, at_program_scope, (int2)(-1, 0));
    out[1] = read_imagef(image, also, (float2)(1.0f, 0.5f));
    out[2] = read_imagef(image, own, (float2)(1.25f, -0.25f));
    out[3] = read_imagef(image, NEAREST, (int2)(1, 1));
    out[4] = sample(image, given, (float2)(1.5f, 0.0f));
    out[5] = sample(image, also, (float2)(1.0f, 1.0f));
}

kernel void questions(read_only image2d_t a, write_only image3d_t b, read_write image2d_array_t c,
                      read_only image1d_buffer_t d, read_only image2d_depth_t e,
                      read_only image1d_array_t f, global int *out)
{
    int2 size = get_image_dim(a);
    int4 room = get_image_dim(b);
    out[0] = size.x * 100 + size.y;
    out[1] = room.x * 1000 + room.y * 100 + room.z * 10 + room.w;
    out[2] = (int)get_image_array_size(c) * 100 + get_image_dim(c).y;
    out[3] = get_image_width(d);
    out[4] = get_image_channel_data_type(a) == CLK_UNORM_INT8;
    out[5] = get_image_channel_order(b) == CLK_RGBA && get_image_depth(b) == 4;
    out[6] = get_image_channel_order(e) == CLK_DEPTH;
    out[7] = (int)get_image_array_size(f) * 10 + get_image_width(f);
}

kernel void write_past(write_only image2d_t image)
{
    int i = get_global_id(0);
    write_imageui(image, (int2)(i, 0), (uint4)(i + 1));
}

kernel void read_past(read_only image2d_t image, global uint *out)
{
    int i = get_global_id(0);
    out[i] = read_imageui(image, (int2)(i, 0)).x;
}

kernel void sample_past(read_only image2d_t image, global uint *out)
{
    const sampler_t s = CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;
    int i = get_global_id(0);
    out[i] = read_imageui(image, s, (int2)(i, 0)).x;
}

// Neighbours outside of the image are the border's: the coordinate is inside.
kernel void sample_at_the_edge(read_only image1d_t image, global float *out)
{
    const sampler_t s = CLK_ADDRESS_NONE | CLK_FILTER_LINEAR;
    out[0] = read_imagef(image, s, 0.25f).x;
}

kernel void all_write_one(write_only image2d_t image)
{
    write_imagei(image, (int2)(1, 0), (int4)((int)get_global_id(0)));
}

kernel void each_writes_its_own(write_only image1d_t image)
{
    int i = get_global_id(0);
    write_imagei(image, i, (int4)(i));
}

kernel void turns(read_write image1d_t image, global int *out)
{
    int i = get_local_id(0), n = get_local_size(0);
    write_imagei(image, i, (int4)(10 + i));
    work_group_barrier(CLK_IMAGE_MEM_FENCE);
    out[i] = read_imagei(image, (i + 1) % n).x;
}

kernel void turns_behind_another_fence(read_write image1d_t image, global int *out)
{
    int i = get_local_id(0), n = get_local_size(0);
    write_imagei(image, i, (int4)(10 + i));
    work_group_barrier(CLK_GLOBAL_MEM_FENCE);
    out[i] = read_imagei(image, (i + 1) % n).x;
}

kernel void own_texel(read_write image1d_t image, global int *out)
{
    int i = get_global_id(0);
    int before = read_imagei(image, i).x;
    write_imagei(image, i, (int4)(before + 5));
    atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item);
    out[i] = read_imagei(image, i).x;
}

kernel void own_texel_without_fence(read_write image1d_t image, global int *out)
{
    int i = get_global_id(0);
    write_imagei(image, i, (int4)(i));
    out[i] = read_imagei(image, i).x;
}

kernel void two_names(read_only image1d_t from, write_only image1d_t to)
{
    int i = get_global_id(0), n = get_global_size(0);
    write_imagei(to, i, read_imagei(from, (i + 1) % n));
}

kernel void copy(read_only image2d_t from, global float4 *out)
{
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    out[at.y * get_global_size(0) + at.x] = read_imagef(from, at);
}

kernel void fill(write_only image2d_t to)
{
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    write_imagef(to, at, (float4)(at.x, at.y, 0.5f, 2.0f));
}

// Only what the format stores has to be initialised.
kernel void red_alone(write_only image1d_t to)
{
    float4 color;
    color.x = 3.0f;
    write_imagef(to, 0, color);
}

kernel void color_of_nothing(write_only image1d_t to)
{
    float4 color;
    write_imagef(to, 0, color);
}

kernel void place_of_nothing(read_only image1d_t from, global float4 *out)
{
    int at;
    out[0] = read_imagef(from, at);
}

kernel void wrong_function(read_only image1d_t from, global int4 *out)
{
    out[0] = read_imagei(from, 0);
}

kernel void halves(read_only image2d_t from, write_only image2d_t to, global half4 *out)
{
    half4 color = read_imageh(from, (int2)(0, 0));
    out[0] = color;
    write_imageh(to, (int2)(0, 0), color);
}

kernel void depths(read_only image2d_depth_t from, write_only image2d_depth_t to, global float *out)
{
    const sampler_t s = CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
    float depth = read_imagef(from, (int2)(1, 0));
    out[0] = depth;
    out[1] = read_imagef(from, s, (int2)(5, 0));
    write_imagef(to, (int2)(0, 0), depth * 2.0f);
}

kernel void levels(read_only image2d_t image, write_only image2d_t to, global float *out)
{
    const sampler_t s = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
    float2 middle = (float2)(0.6f, 0.6f);
    out[0] = get_image_num_mip_levels(image);
    out[1] = read_imagef(image, s, middle).x;
    out[2] = read_imagef(image, s, middle, 0.4f).x;
    out[3] = read_imagef(image, s, middle, 1.0f).x;
    out[4] = read_imagef(image, s, middle, 9.0f).x;
    // Two texels of the first level from one pixel to the next: the second level.
    out[5] = read_imagef(image, s, middle, (float2)(0.5f, 0.0f), (float2)(0.0f, 0.25f)).x;
    write_imagef(to, (int2)(0, 0), 1, (float4)(7.0f));
}

kernel void level_past(write_only image2d_t to)
{
    write_imagef(to, (int2)(0, 0), 3, (float4)(7.0f));
}

kernel void several_samples(read_only image2d_msaa_t image, global float *out)
{
    out[0] = get_image_num_samples(image);
    out[1] = read_imagef(image, (int2)(0, 0), 1).x;
    out[2] = read_imagef(image, (int2)(1, 0), 0).x;
}

kernel void divergent(read_only image1d_t a, read_only image1d_t b, global float *out)
{
    int i = get_global_id(0);
    float sum = 0.0f;
    for (int k = 0; k <= i; k++)
        sum += k % 2 ? read_imagef(a, k).x : read_imagef(b, k).x;
    out[i] = sum;
}
