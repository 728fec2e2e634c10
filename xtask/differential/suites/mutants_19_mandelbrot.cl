// std: 1.0 1.2
#define ESCAPE 16.0f

__kernel void mandel(__global uchar4 *image,
                     const float4 view,
                     const uint maxIter,
                     const int width)
{
    int4 ix = (int4)(get_global_id(0) * 4) + (int4)(0, 1, 2, 3);
    float4 cx = view.x + convert_float4(ix) * view.z;
    float4 cy = (float4)(view.y + get_global_id(1) * view.w);
    float4 x = cx;
    float4 y = cy;
    int4 count = 0;
    for (uint i = 0; i < maxIter; i++)
    {
        float4 t = x * x - y * y + cx;
        int4 in = (x * x + y * y) < ESCAPE;
        y = 2.0f * x * y + cy;
        x = t;
        count -= in;
        if (!any(in))
            break;
    }
    image[get_global_id(1) * width] = convert_uchar4_sat(count);
}

__kernel void mandel_1(__global uchar4 *image,
                     const float4 view,
                     const uint maxIter,
                     const int width)
{
    int4 ix = (int4)(get_global_id(0) * 4) + (int4)(0, 1, 2, 3);
    float4 cx = view.x + (float4)ix * view.z;
    float4 cy = (float4)(view.y + get_global_id(1) * view.w);
    float4 x = cx;
    float4 y = cy;
    int4 count = 0;
    for (uint i = 0; i < maxIter; i++)
    {
        float4 t = x * x - y * y + cx;
        int4 in = (x * x + y * y) < ESCAPE;
        y = 2.0f * x * y + cy;
        x = t;
        count -= in;
        if (!any(in))
            break;
    }
    image[get_global_id(1) * width] = convert_uchar4_sat(count);
}

__kernel void mandel_2(__global uchar4 *image,
                     const float4 view,
                     const uint maxIter,
                     const int width)
{
    int4 ix = (int4)(get_global_id(0) * 4) + (int4)(0, 1, 2, 3);
    float4 cx = view.x + convert_float4(ix) * view.z;
    float4 cy = (float4)(view.y + get_global_id(1) * view.w);
    float4 x = cx;
    float4 y = cy;
    int4 count = 0;
    for (uint i = 0; i < maxIter; i++)
    {
        float4 t = x * x - y * y + cx;
        int2 in = (x * x + y * y) < ESCAPE;
        y = 2.0f * x * y + cy;
        x = t;
        count -= in;
        if (!any(in))
            break;
    }
    image[get_global_id(1) * width] = convert_uchar4_sat(count);
}

__kernel void mandel_3(__global uchar4 *image,
                     const float4 view,
                     const uint maxIter,
                     const int width)
{
    int4 ix = (int4)(get_global_id(0) * 4) + (int4)(0, 1, 2, 3);
    float4 cx = view.x + convert_float4(ix) * view.z;
    float4 cy = (float4)(view.y + get_global_id(1) * view.w);
    float4 x = cx;
    float4 y = cy;
    int4 count = 0;
    for (uint i = 0; i < maxIter; i++)
    {
        float4 t = x * x - y * y + cx;
        uint4 in = (x * x + y * y) < ESCAPE;
        y = 2.0f * x * y + cy;
        x = t;
        count -= in;
        if (!any(in))
            break;
    }
    image[get_global_id(1) * width] = convert_uchar4_sat(count);
}

__kernel void mandel_4(__global uchar4 *image,
                     const float4 view,
                     const uint maxIter,
                     const int width)
{
    int4 ix = (int4)(get_global_id(0) * 4) + (int4)(0, 1, 2, 3);
    float4 cx = view.x + convert_float4(ix) * view.z;
    float4 cy = (float4)(view.y + get_global_id(1) * view.w);
    float4 x = cx;
    float4 y = cy;
    int4 count = 0;
    for (uint i = 0; i < maxIter; i++)
    {
        float4 t = x * x - y * y + cx;
        int4 in = (x * x + y * y) < ESCAPE;
        y = 2.0f * x * y + cy;
        x = t;
        count -= in;
        if (!any(x))
            break;
    }
    image[get_global_id(1) * width] = convert_uchar4_sat(count);
}

__kernel void mandel_5(__global uchar4 *image,
                     const float4 view,
                     const uint maxIter,
                     const int width)
{
    int4 ix = (int4)(get_global_id(0) * 4) + (int4)(0, 1, 2, 3);
    float4 cx = view.x + convert_float4(ix) * view.z;
    float4 cy = (float4)(view.y + get_global_id(1) * view.w);
    float4 x = cx;
    float4 y = cy;
    int4 count = 0;
    for (uint i = 0; i < maxIter; i++)
    {
        float4 t = x * x - y * y + cx;
        int4 in = (x * x + y * y) < ESCAPE;
        y = 2.0f * x * y + cy;
        x = t;
        count -= in;
        if (!in)
            break;
    }
    image[get_global_id(1) * width] = convert_uchar4_sat(count);
}

__kernel void mandel_6(__global uchar4 *image,
                     const float4 view,
                     const uint maxIter,
                     const int width)
{
    int4 ix = (int4)(get_global_id(0) * 4) + (int4)(0, 1, 2);
    float4 cx = view.x + convert_float4(ix) * view.z;
    float4 cy = (float4)(view.y + get_global_id(1) * view.w);
    float4 x = cx;
    float4 y = cy;
    int4 count = 0;
    for (uint i = 0; i < maxIter; i++)
    {
        float4 t = x * x - y * y + cx;
        int4 in = (x * x + y * y) < ESCAPE;
        y = 2.0f * x * y + cy;
        x = t;
        count -= in;
        if (!any(in))
            break;
    }
    image[get_global_id(1) * width] = convert_uchar4_sat(count);
}

__kernel void mandel_7(__global uchar4 *image,
                     const float4 view,
                     const uint maxIter,
                     const int width)
{
    int4 ix = (int4)(get_global_id(0) * 4) + (int4)(0, 1, 2, 3, 4);
    float4 cx = view.x + convert_float4(ix) * view.z;
    float4 cy = (float4)(view.y + get_global_id(1) * view.w);
    float4 x = cx;
    float4 y = cy;
    int4 count = 0;
    for (uint i = 0; i < maxIter; i++)
    {
        float4 t = x * x - y * y + cx;
        int4 in = (x * x + y * y) < ESCAPE;
        y = 2.0f * x * y + cy;
        x = t;
        count -= in;
        if (!any(in))
            break;
    }
    image[get_global_id(1) * width] = convert_uchar4_sat(count);
}

__kernel void mandel_8(__global uchar4 *image,
                     const float4 view,
                     const uint maxIter,
                     const int width)
{
    int4 ix = (int4)(get_global_id(0) * 4) + (int4)(0, 1, 2, 3);
    float4 cx = view.x + convert_float4(ix) * view.z;
    float4 cy = (float4)(view.y + get_global_id(1) * view.w);
    float4 x = cx;
    float4 y = cy;
    int4 count = 0;
    for (uint i = 0; i < maxIter; i++)
    {
        float4 t = x * x - y * y + cx;
        int4 in = (x * x + y * y) < ESCAPE;
        y = 2.0f * x * y + cy;
        x = t;
        count -= in;
        if (!any(in))
            return 0;
    }
    image[get_global_id(1) * width] = convert_uchar4_sat(count);
}

__kernel void mandel_9(__global uchar4 *image,
                     const float4 view,
                     const uint maxIter,
                     const int width)
{
    int4 ix = (int4)(get_global_id(0) * 4) + (int4)(0, 1, 2, 3);
    float4 cx = view.x + convert_float4(ix) * view.z;
    float4 cy = (float4)(view.y + get_global_id(1) * view.w);
    float4 x = cx;
    float4 y = cy;
    int4 count = 0;
    for (uint i = 0; i < maxIter; i++)
    {
        float4 t = x * x - y * y + cx;
        int4 in = (x * x + y * y) < ESCAPE;
        y = 2.0f * x * y + cy;
        x = t
        count -= in;
        if (!any(in))
            break;
    }
    image[get_global_id(1) * width] = convert_uchar4_sat(count);
}

__kernel void mandel_10(__global uchar4 *image,
                     const float4 view,
                     const uint maxIter,
                     const int width)
{
    int4 ix = (int4)(get_global_id(0) * 4) + (int4)(0, 1, 2, 3);
    float4 cx = view.x + convert_float4(ix) * view.z;
    float4 cy = (float4)(view.y + get_global_id(1) * view.w);
    float4 x = cx;
    float4 y = cy;
    int4 count = 0;
    for (uint i = 0; i < maxIter; i++)
    {
        float4 t = x * x - y * y + cx;
        int4 in = (x * x + y * y) < ESCAPE;
        y = 2.0f * x * y + cy;
        x = t;
        count -= in;
        if (!any(in))
            break;
    }
    image[get_global_id(1) * width] = convert_uchar4_sat_rtz(count);
}
