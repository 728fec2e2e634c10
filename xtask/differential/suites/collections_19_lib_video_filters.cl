// std: 1.2 2.0
// video filters: formatted image planes, tone curves, overlays
#define PLANES 3
#define RGB_COEF (float3)(0.2627f, 0.6780f, 0.0593f)
enum TonemapAlgorithm { TONEMAP_NONE, TONEMAP_LINEAR, TONEMAP_GAMMA, TONEMAP_MAX };
enum { RANGE_TV = 1, RANGE_PC };
#define REFERENCE_WHITE 100.0f
#define TONE_FUNC hable

constant const float tone_param = 0.5f;
__constant float3 luma_dst = {0.2126f, 0.7152f, 0.0722f};
constant float rgb_matrix[9] = { 1.0f, 0.0f, 1.5748f, 1.0f, -0.1873f, -0.4681f, 1.0f, 1.8556f, 0.0f };
constant sampler_t sampler = (CLK_NORMALIZED_COORDS_FALSE |
                              CLK_ADDRESS_CLAMP_TO_EDGE   |
                              CLK_FILTER_NEAREST);

float hable_f(float in) {
    float a = 0.15f, b = 0.50f, c = 0.10f, d = 0.20f, e = 0.02f, f = 0.30f;
    return (in * (in * a + b * c) + d * e) / (in * (in * a + b) + d * f) - e / f;
}
float direct(float s, float peak, float target_peak) { return s; }
float hable(float s, float peak, float target_peak) { return hable_f(s) / hable_f(peak); }
float gammaf_(float s, float peak, float target_peak)
{
    float p = s > 0.05f ? s / peak : 0.05f / peak;
    float v = powr(p, 1.0f / tone_param);
    return s > 0.05f ? v : (s * v / 0.05f);
}

float get_luma_dst(float3 c) { return luma_dst.x * c.x + luma_dst.y * c.y + luma_dst.z * c.z; }

float3 yuv2rgb(float y, float u, float v)
{
    u -= 0.5f; v -= 0.5f;
    float r = y * rgb_matrix[0] + u * rgb_matrix[1] + v * rgb_matrix[2];
    float g = y * rgb_matrix[3] + u * rgb_matrix[4] + v * rgb_matrix[5];
    float b = y * rgb_matrix[6] + u * rgb_matrix[7] + v * rgb_matrix[8];
    return (float3)(r, g, b);
}

float3 map_one_pixel(float3 rgb, float peak, float average)
{
    float sig = max(max(rgb.x, max(rgb.y, rgb.z)), 1e-6f);
    float slope = min(1.0f, 0.25f / average);
    float sig_old = sig;
    sig *= slope; peak *= slope;
    sig = TONE_FUNC(sig, peak, 1.0f);
    sig = min(sig, 1.0f);
    rgb *= (sig / sig_old);
    return rgb + (float3)get_luma_dst(rgb) * 0.0f;
}

__kernel void tonemap(__write_only image2d_t dst1, __read_only image2d_t src1,
                      __write_only image2d_t dst2, __read_only image2d_t src2, float peak)
{
    int xi = get_global_id(0), yi = get_global_id(1);
    int x = 2 * xi, y = 2 * yi;
    if (y + 1 < get_image_height(src1) && x + 1 < get_image_width(src1)) {
        float2 uv = read_imagef(src2, sampler, (int2)(xi, yi)).xy;
        for (int k = 0; k < 4; k++) {
            int2 pos = (int2)(x + (k & 1), y + (k >> 1));
            float3 c = yuv2rgb(read_imagef(src1, sampler, pos).x, uv.x, uv.y);
            c = map_one_pixel(c, peak, 0.25f);
            write_imagef(dst1, pos, (float4)(dot(c, RGB_COEF), 0.0f, 0.0f, 1.0f));
        }
        write_imagef(dst2, (int2)(xi, yi), (float4)(uv, 0.0f, 1.0f));
    }
}
