// std: 1.0 1.2 2.0 3.0
__constant sampler_t smp = CLK_NORMALIZED_COORDS_FALSE |
                           CLK_ADDRESS_CLAMP_TO_EDGE |
                           CLK_FILTER_NEAREST;

__constant int gx[9] = { -1, 0, 1, -2, 0, 2, -1, 0, 1 };
__constant int gy[9] = { -1, -2, -1, 0, 0, 0, 1, 2, 1 };

#define LUMA(p) dot((p).xyz, (float3)(0.299f, 0.587f, 0.114f))

__kernel void sobel(__read_only image2d_t src,
                    __write_only image2d_t dst,
                    float threshold)
{
    int2 c = (int2)(get_global_id(0), get_global_id(1));
    if (any(c >= get_image_dim(src)))
        return;
    float sx = 0.0f, sy = 0.0f;
    #pragma unroll
    for (int j = -1; j <= 1; j++) {
        for (int i = -1; i <= 1; i++) {
            float4 p = read_imagef(src, smp, c + (int2)(i, j));
            float l = LUMA(p);
            sx += l * gx[(j + 1) * 3 + i + 1];
            sy += l * gy[(j + 1) * 3 + i + 1];
        }
    }
    float m = native_sqrt(sx * sx + sy * sy);
    write_imagef(dst, c, (float4)((float3)(m > threshold ? m : 0.0f), 1.0f));
}
