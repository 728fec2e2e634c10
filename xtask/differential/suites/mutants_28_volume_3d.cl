// std: 1.2 2.0 3.0
#ifdef cl_khr_3d_image_writes
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#endif

__kernel void gradient(read_only image3d_t vol,
                       write_only image3d_t grad,
                       sampler_t s,
                       float scale)
{
    int4 p = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0);
    float4 g;
    g.x = read_imagef(vol, s, p + (int4)(1, 0, 0, 0)).x;
    g.y = read_imagef(vol, s, p + (int4)(0, 1, 0, 0)).x;
    g.z = read_imagef(vol, s, p + (int4)(0, 0, 1, 0)).x;
    g.w = length(g.xyz);
    int d = get_image_depth(vol);
    if (p.z < d)
        write_imagef(grad, p, g * scale);
}

__kernel void gradient_1(read_only image3d_t vol,
                       write_only image3d_t grad,
                       sampler_t s,
                       float scale)
{
    int3 p = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0);
    float4 g;
    g.x = read_imagef(vol, s, p + (int4)(1, 0, 0, 0)).x;
    g.y = read_imagef(vol, s, p + (int4)(0, 1, 0, 0)).x;
    g.z = read_imagef(vol, s, p + (int4)(0, 0, 1, 0)).x;
    g.w = length(g.xyz);
    int d = get_image_depth(vol);
    if (p.z < d)
        write_imagef(grad, p, g * scale);
}

__kernel void gradient_2(read_only image3d_t vol,
                       write_only image3d_t grad,
                       sampler_t s,
                       float scale)
{
    int4 p = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0);
    float4 g;
    g.x = read_imagef(vol, s, p.xyz + (int3)(1, 0, 0)).x;
    g.y = read_imagef(vol, s, p + (int4)(0, 1, 0, 0)).x;
    g.z = read_imagef(vol, s, p + (int4)(0, 0, 1, 0)).x;
    g.w = length(g.xyz);
    int d = get_image_depth(vol);
    if (p.z < d)
        write_imagef(grad, p, g * scale);
}

__kernel void gradient_3(read_only image3d_t vol,
                       write_only image3d_t grad,
                       sampler_t s,
                       float scale)
{
    int4 p = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0);
    float4 g;
    g.x = read_imagef(vol, s, convert_float4(p)).x;
    g.y = read_imagef(vol, s, p + (int4)(0, 1, 0, 0)).x;
    g.z = read_imagef(vol, s, p + (int4)(0, 0, 1, 0)).x;
    g.w = length(g.xyz);
    int d = get_image_depth(vol);
    if (p.z < d)
        write_imagef(grad, p, g * scale);
}

__kernel void gradient_4(read_only image3d_t vol,
                       write_only image3d_t grad,
                       sampler_t s,
                       float scale)
{
    int4 p = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0);
    float4 g;
    g.x = read_imagef(vol, s, p + (int4)(1, 0, 0, 0)).x;
    g.y = read_imagef(vol, s, p + (int4)(0, 1, 0, 0));
    g.z = read_imagef(vol, s, p + (int4)(0, 0, 1, 0)).x;
    g.w = length(g.xyz);
    int d = get_image_depth(vol);
    if (p.z < d)
        write_imagef(grad, p, g * scale);
}

__kernel void gradient_5(read_only image3d_t vol,
                       write_only image2d_t grad,
                       sampler_t s,
                       float scale)
{
    int4 p = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0);
    float4 g;
    g.x = read_imagef(vol, s, p + (int4)(1, 0, 0, 0)).x;
    g.y = read_imagef(vol, s, p + (int4)(0, 1, 0, 0)).x;
    g.z = read_imagef(vol, s, p + (int4)(0, 0, 1, 0)).x;
    g.w = length(g.xyz);
    int d = get_image_depth(vol);
    if (p.z < d)
        write_imagef(grad, p, g * scale);
}

__kernel void gradient_6(read_only image3d_t vol,
                       read_write image3d_t grad,
                       sampler_t s,
                       float scale)
{
    int4 p = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0);
    float4 g;
    g.x = read_imagef(vol, s, p + (int4)(1, 0, 0, 0)).x;
    g.y = read_imagef(vol, s, p + (int4)(0, 1, 0, 0)).x;
    g.z = read_imagef(vol, s, p + (int4)(0, 0, 1, 0)).x;
    g.w = length(g.xyz);
    int d = get_image_depth(vol);
    if (p.z < d)
        write_imagef(grad, p, g * scale);
}

__kernel void gradient_7(read_only image3d_t vol,
                       write_only image3d_t grad,
                       sampler_t *s,
                       float scale)
{
    int4 p = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0);
    float4 g;
    g.x = read_imagef(vol, s, p + (int4)(1, 0, 0, 0)).x;
    g.y = read_imagef(vol, s, p + (int4)(0, 1, 0, 0)).x;
    g.z = read_imagef(vol, s, p + (int4)(0, 0, 1, 0)).x;
    g.w = length(g.xyz);
    int d = get_image_depth(vol);
    if (p.z < d)
        write_imagef(grad, p, g * scale);
}

__kernel void gradient_8(read_only image3d_t vol,
                       write_only image3d_t grad,
                       const sampler_t s,
                       float scale)
{
    int4 p = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0);
    float4 g;
    g.x = read_imagef(vol, s, p + (int4)(1, 0, 0, 0)).x;
    g.y = read_imagef(vol, s, p + (int4)(0, 1, 0, 0)).x;
    g.z = read_imagef(vol, s, p + (int4)(0, 0, 1, 0)).x;
    g.w = length(g.xyz);
    int d = get_image_depth(vol);
    if (p.z < d)
        write_imagef(grad, p, g * scale);
}

__kernel void gradient_9(read_only image3d_t vol,
                       write_only image3d_t grad,
                       sampler_t s,
                       float scale)
{
    int4 p = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0);
    float4 g;
    g.x = read_imagef(vol, s, p + (int4)(1, 0, 0, 0)).x;
    g.y = read_imagef(vol, s, p + (int4)(0, 1, 0, 0)).x;
    g.z = read_imagef(vol, s, p + (int4)(0, 0, 1, 0)).x;
    g.w = length(g.xyz);
    int d = get_image_depth(s);
    if (p.z < d)
        write_imagef(grad, p, g * scale);
}

__kernel void gradient_10(read_only image2d_array_t vol,
                       write_only image3d_t grad,
                       sampler_t s,
                       float scale)
{
    int4 p = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0);
    float4 g;
    g.x = read_imagef(vol, s, p + (int4)(1, 0, 0, 0)).x;
    g.y = read_imagef(vol, s, p + (int4)(0, 1, 0, 0)).x;
    g.z = read_imagef(vol, s, p + (int4)(0, 0, 1, 0)).x;
    g.w = length(g.xyz);
    int d = get_image_depth(vol);
    if (p.z < d)
        write_imagef(grad, p, g * scale);
}
