// std: 1.2 2.0 3.0
__constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
const sampler_t linear = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;

float gauss(float x, float sigma) {
  return native_exp(-(x * x) / (2.0f * sigma * sigma));
}

__kernel void bilateral(__read_only image2d_t src, __write_only image2d_t dst,
                        float sigma_s, float sigma_r, int radius) {
  int2 pos = (int2)(get_global_id(0), get_global_id(1));
  if (pos.x >= get_image_width(src) || pos.y >= get_image_height(src))
    return;
  float4 center = read_imagef(src, nearest, pos);
  float4 sum = 0.0f;
  float norm = 0.0f;
  for (int dy = -radius; dy <= radius; dy++)
    for (int dx = -radius; dx <= radius; dx++) {
      float4 c = read_imagef(src, nearest, pos + (int2)(dx, dy));
      float w = gauss(length((float2)(dx, dy)), sigma_s) * gauss(distance(c, center), sigma_r);
      sum += c * w;
      norm += w;
    }
  write_imagef(dst, pos, sum / norm);
}

__kernel void resample(read_only image2d_array_t layers, read_only image1d_t lut,
                       write_only image3d_t volume, sampler_t s, float2 scale);

__kernel void label(__read_only image2d_t mask, __write_only image2d_array_t out,
  int2 p = (int2)(get_global_id(0), get_global_id(1));
  uint4 m = read_imageui(mask, nearest, p);
  int4 col = read_imagei(palette, (int)m.x);
  size_t layers = get_image_array_size(out);
  for (size_t l = 0; l < layers; ++l)
    write_imagei(out, (int4)(p, (int)l, 0), col >> (int4)l);
  if (get_image_channel_order(mask) == CLK_RGBA && get_image_channel_data_type(mask) != CLK_FLOAT)
    atomic_add(hist + (m.x & 255), 1);
}

__kernel void mix_layers(__read_only image2d_array_t a, __read_only image3d_t b, __write_only image1d_array_t o) {
  float2 uv = (float2)(get_global_id(0), get_global_id(1)) / convert_float2(get_image_dim(a));
  float4 x = read_imagef(a, linear, (float4)(uv, 1.0f, 0.0f));
  float4 y = read_imagef(b, linear, (float4)(uv, 0.5f, 0.0f));
  write_imagef(o, (int2)(get_global_id(0), 0), mix(x, y, 0.25f));
}

#if __OPENCL_C_VERSION__ == 200
kernel void invert(read_write image2d_t img) {
  int2 p = (int2)(get_global_id(0), get_global_id(1));
  float4 c = read_imagef(img, p);
  work_group_barrier(CLK_IMAGE_MEM_FENCE);
  write_imagef(img, p, (float4)(1.0f - c.xyz, c.w));
}
#endif
