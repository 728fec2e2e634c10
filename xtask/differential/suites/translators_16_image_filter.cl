// std: 1.2 2.0
// Separable filter over images, with all kinds of samplers.
#ifdef cl_khr_3d_image_writes
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#endif
#define RADIUS 3

constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
__constant float weights[2 * RADIUS + 1] = {0.03f, 0.11f, 0.22f, 0.28f, 0.22f, 0.11f, 0.03f};

static float4 tap(read_only image2d_t img, sampler_t s, int2 at) {
  return read_imagef(img, s, at);
}

__kernel __attribute__((reqd_work_group_size(16, 16, 1)))
void blur(__read_only image2d_t src, write_only image2d_t dst, sampler_t linear, int vertical) {
  const sampler_t border = CLK_ADDRESS_CLAMP | CLK_FILTER_LINEAR | CLK_NORMALIZED_COORDS_TRUE;
  int2 pos = (int2)(get_global_id(0), get_global_id(1));
  int2 dim = get_image_dim(src);
  if (pos.x >= dim.x || pos.y >= get_image_height(dst))
    return;
  int2 step = vertical ? (int2)(0, 1) : (int2)(1, 0);
  float4 acc = 0.0f;
  for (int k = -RADIUS; k <= RADIUS; ++k)
    acc += weights[k + RADIUS] * tap(src, nearest, pos + k * step);
  float2 uv = (convert_float2(pos) + 0.5f) / convert_float2(dim);
  acc = mix(acc, tap(src, linear, pos), 0.25f) + read_imagef(src, border, uv);
  write_imagef(dst, pos, clamp(acc, 0.0f, 1.0f));
}

kernel void layers(read_only image2d_array_t stack, read_only image1d_buffer_t lut,
                   write_only image3d_t volume, write_only image1d_t line) {
  int4 p = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0);
  if (p.z < (int)get_image_array_size(stack)) {
    int4 t = read_imagei(stack, nearest, p);
    uint4 u = read_imageui(lut, t.x & 255);
    write_imageui(volume, p, u);
    write_imagei(line, p.x, t);
  }
  if (get_image_channel_order(stack) == CLK_RGBA && get_image_channel_data_type(lut) != CLK_UNORM_INT8)
    write_imageui(volume, p, (uint4)(0));
}
