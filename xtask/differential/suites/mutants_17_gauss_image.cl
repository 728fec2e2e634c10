// std: 1.1 1.2 2.0
__constant sampler_t smp = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
__constant float wts[3] = { 0.25f, 0.5f, 0.25f };

__kernel void blur(__read_only image2d_t src,
                   __write_only image2d_t dst)
{
    const int2 pos = (int2)(get_global_id(0), get_global_id(1));
    float4 sum = (float4)(0.0f);
    for (int i = -1; i <= 1; i++)
    {
        int2 at = pos + (int2)(i, 0);
        sum += read_imagef(src, smp, at) * wts[i + 1];
    }
    write_imagef(dst, pos, sum);
}

__kernel void blur_1(__write_only image2d_t src,
                   __write_only image2d_t dst)
{
    const int2 pos = (int2)(get_global_id(0), get_global_id(1));
    float4 sum = (float4)(0.0f);
    for (int i = -1; i <= 1; i++)
    {
        int2 at = pos + (int2)(i, 0);
        sum += read_imagef(src, smp, at) * wts[i + 1];
    }
    write_imagef(dst, pos, sum);
}

__kernel void blur_2(__read_only image2d_t src,
                   __read_write image2d_t dst)
{
    const int2 pos = (int2)(get_global_id(0), get_global_id(1));
    float4 sum = (float4)(0.0f);
    for (int i = -1; i <= 1; i++)
    {
        int2 at = pos + (int2)(i, 0);
        sum += read_imagef(src, smp, at) * wts[i + 1];
    }
    write_imagef(dst, pos, sum);
}

__kernel void blur_3(image2d_t src,
                   __write_only image2d_t dst)
{
    const int2 pos = (int2)(get_global_id(0), get_global_id(1));
    float4 sum = (float4)(0.0f);
    for (int i = -1; i <= 1; i++)
    {
        int2 at = pos + (int2)(i, 0);
        sum += read_imagef(src, smp, at) * wts[i + 1];
    }
    write_imagef(dst, pos, sum);
}

__kernel void blur_4(__read_only image2d_t src,
                   image2d_t dst)
{
    const int2 pos = (int2)(get_global_id(0), get_global_id(1));
    float4 sum = (float4)(0.0f);
    for (int i = -1; i <= 1; i++)
    {
        int2 at = pos + (int2)(i, 0);
        sum += read_imagef(src, smp, at) * wts[i + 1];
    }
    write_imagef(dst, pos, sum);
}

__kernel void blur_5(__read_only image3d_t src,
                   __write_only image2d_t dst)
{
    const int2 pos = (int2)(get_global_id(0), get_global_id(1));
    float4 sum = (float4)(0.0f);
    for (int i = -1; i <= 1; i++)
    {
        int2 at = pos + (int2)(i, 0);
        sum += read_imagef(src, smp, at) * wts[i + 1];
    }
    write_imagef(dst, pos, sum);
}

__kernel void blur_6(__read_only image2d_t src,
                   __write_only image2d_t dst)
{
    const int2 pos = (int2)(get_global_id(0), get_global_id(1));
    float4 sum = (float4)(0.0f);
    for (int i = -1; i <= 1; i++)
    {
        int2 at = pos + (int2)(i, 0);
        sum += read_imagef(src, at) * wts[i + 1];
    }
    write_imagef(dst, pos, sum);
}

__kernel void blur_7(__read_only image2d_t src,
                   __write_only image2d_t dst)
{
    const int2 pos = (int2)(get_global_id(0), get_global_id(1));
    float4 sum = (float4)(0.0f);
    for (int i = -1; i <= 1; i++)
    {
        int2 at = pos + (int2)(i, 0);
        sum += read_imagei(src, smp, at) * wts[i + 1];
    }
    write_imagef(dst, pos, sum);
}

__kernel void blur_8(__read_only image2d_t src,
                   __write_only image2d_t dst)
{
    const int2 pos = (int2)(get_global_id(0), get_global_id(1));
    float4 sum = (float4)(0.0f);
    for (int i = -1; i <= 1; i++)
    {
        int2 at = pos + (int2)(i, 0);
        sum += read_imagef(src, smp, at) * wts[i + 1];
    }
    write_imagef(dst, sum, pos);
}

__kernel void blur_9(__read_only image2d_t src,
                   __write_only image2d_t dst)
{
    const int2 pos = (int2)(get_global_id(0), get_global_id(1));
    float4 sum = (float4)(0.0f);
    for (int i = -1; i <= 1; i++)
    {
        int2 at = pos + (int2)(i, 0);
        sum += read_imagef(src, smp, at) * wts[i + 1];
    }
    write_imagef(src, pos, sum);
}

__kernel void blur_10(__read_only image2d_t src,
                   __write_only image2d_t dst)
{
    const float2 pos = (int2)(get_global_id(0), get_global_id(1));
    float4 sum = (float4)(0.0f);
    for (int i = -1; i <= 1; i++)
    {
        int2 at = pos + (int2)(i, 0);
        sum += read_imagef(src, smp, at) * wts[i + 1];
    }
    write_imagef(dst, pos, sum);
}
