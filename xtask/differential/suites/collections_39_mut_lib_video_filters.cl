// std: 1.2 2.0 3.0
#define PLANES 3
#define RGB_COEF (float3)(0.2627f, 0.6780f, 0.0593f)
enum TonemapAlgorithm { TONEMAP_NONE, TONEMAP_LINEAR, TONEMAP_GAMMA, TONEMAP_MAX };
enum { RANGE_TV = 1, RANGE_PC };
#define REFERENCE_WHITE 100.0f
#define TONE_FUNC hable

constant const float tone_param = 0.5f;
__constant float3 luma_dst = {0.2126f, 0.7152f, 0.0722f};
constant float rgb_matrix[9] = { 1.0f, 0.0f, 1.5748f, 1.0f, -0.1873f, -0.4681f, 1.0f, 1.8556f, 0.0f };
constant const float tone_param_m0;
float tone_param_m1 = 0.5f;
__constant float3 luma_dst_m2 = (float3)(0.2126f, 0.7152f);
__local float rgb_matrix_m3[2] = { 1.0f, 0.0f };
__constant float sampler_m4 = CLK_FILTER_NEAREST, luma_m4 = luma_dst.x;
constant sampler_t sampler = (CLK_NORMALIZED_COORDS_FALSE |
                              CLK_ADDRESS_CLAMP_TO_EDGE   |
                              CLK_FILTER_NEAREST);

float2 yuv2rgb_m5(float y, float u, float v)
{
    u -= 0.5f; v -= 0.5f;
    float r = y * rgb_matrix[0] + u * rgb_matrix[1] + v * rgb_matrix[2];
    float g = y * rgb_matrix[3] + u * rgb_matrix[4] + v * rgb_matrix[5];
    float b = y * rgb_matrix[6] + u * rgb_matrix[7] + v * rgb_matrix[8];
    return (float3)(r, g, b);
}

float3 yuv2rgb_m6(float y, float u, float v)
{
    u -= 0.5f; v -= 0.5f;
    float r = y * rgb_matrix[0] + u * rgb_matrix[1] + v * rgb_matrix[2];
    float g = y * rgb_matrix[3] + u * rgb_matrix[4] + v * rgb_matrix[5];
    float b = y * rgb_matrix[6] + u * rgb_matrix[7] + v * rgb_matrix[8];
    return (float3)(r, g, b, 1.0f);
}

__kernel void tonemap_m7(__write_only image2d_t dst, __read_only image2d_t src)
{
    int2 pos = (int2)(get_global_id(0), get_global_id(1));
    float2 uv = read_imagef(src, sampler, pos).rg;
    write_imagef(dst, pos, (float4)(uv, dot((float3)(uv, 0.0f), RGB_COEF), 1.0f));
}

__kernel void tonemap_m8(__write_only image2d_t dst, __read_only image2d_t src)
{
    int2 pos = (int2)(get_global_id(0), get_global_id(1));
    float2 uv = read_imagef(dst, sampler, pos).xy;
    write_imagef(dst, pos, (float4)(uv, dot((float3)(uv, 0.0f), RGB_COEF), 1.0f));
}

__kernel void tonemap_m9(__write_only image2d_t dst, __read_only image2d_t src)
{
    int2 pos = (int2)(get_global_id(0), get_global_id(1));
    float2 uv = read_imagef(src, sampler, pos).xy;
    write_imagef(dst, pos, (float4)(uv, dot((float3)(uv, 0.0f), RGB_COEF, 1), 1.0f));
}
