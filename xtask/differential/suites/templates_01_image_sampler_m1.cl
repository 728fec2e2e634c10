// std: 1.0 1.1
/* Box filter and colour conversion through images. */
__constant sampler_t nearest_clamp = CLK_NORMALIZED_COORDS_FALSE |
                                     CLK_ADDRESS_CLAMP_TO_EDGE |
                                     CLK_FILTER_NEAREST;

#define RADIUS 2

float luma(float4 c)
{
    const float4 w = (float4)(0.299f, 0.587f, 0.114f, 0.0f);
    return dot(c, w);
}

int inside(int2 p, int2 size)
{
    int4 t = (int4)(p, size);
    return t.x >= 0 && t.y >= 0 && t.x < t.z && t.y < t.w;
}

__kernel void box_filter(__read_only image2d_t src, __write_only image2d_t dst)
{
    int2 pos = (int2)(get_global_id(0), get_global_id(1));
    int2 size = (int2)(get_image_width(src), get_image_height(src));
    float4 sum = (float4)(0.0f);
    int n = 0;
    int dx, dy;

    if (!inside(pos, size))
        return;
    for (dy = -RADIUS; dy <= RADIUS; ++dy) {
        for (dx = -RADIUS; dx <= RADIUS; ++dx) {
            sum += read_imagef(src, nearest_clamp, pos + (int2)(dx, dy));
            n++;
        }
    }
    write_imagef(dst, pos, sum / (float)n);
}

__kernel void to_grey(__read_only image2d_t src, sampler_t smp,
                      __global float *out, uint pitch)
{
    float2 coord;
    size_t x = get_global_id(0), y = get_global_id(1);
    coord.x = (x + 0.5f) / get_image_width(src);
    coord.y = (y + 0.5f) / get_image_height(src);
    float4 texel = read_imagef(src, smp, coord);
    out[y * pitch + x] = luma(texel);
}

__kernel void histogram(__read_only image2d_t src, __global uint *bins,
                        __local uint *local_bins)
{
    const sampler_t smp = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;
    uint lid = get_local_id(0);
    local_bins[lid] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    uint4 px = read_imageui(src, smp, (int2)(get_global_id(0), get_global_id(1)));
    local_bins[px.s0 & 255u] += 1u;
    barrier(CLK_LOCAL_MEM_FENCE);
    bins[get_group_id(0) * 256 + lid] = local_bins[lid];
}

__kernel void slice3d(__read_only image3d_t vol, __global int4 *dst, int z)
{
    const sampler_t smp = CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
    int4 at = (int4)((int)get_global_id(0), (int)get_global_id(1), z, 0);
    int depth = get_image_depth(vol);
    if (z < depth)
        dst[at.x + at.y * get_image_width(vol)] = read_imagei(vol, smp);
}
