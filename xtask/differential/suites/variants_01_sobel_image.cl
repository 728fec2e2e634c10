// std: 1.2 2.0 3.0
// opts: -DUSE_LUMA=1
// opts: -DUSE_LUMA=0
#ifndef USE_LUMA
#define USE_LUMA 1
#endif

__constant sampler_t smp = CLK_NORMALIZED_COORDS_FALSE |
                           CLK_ADDRESS_CLAMP_TO_EDGE |
                           CLK_FILTER_NEAREST;

inline float luma(float4 c) {
#if USE_LUMA
  return dot(c.xyz, (float3)(0.299f, 0.587f, 0.114f));
#else
  return (c.x + c.y + c.z) * (1.0f / 3.0f);
#endif
}

__kernel __attribute__((reqd_work_group_size(16, 16, 1)))
void sobel(__read_only image2d_t src, __write_only image2d_t dst, float gain) {
  const int2 pos = (int2)(get_global_id(0), get_global_id(1));
  const int2 dim = get_image_dim(src);
  if (any(pos >= dim))
    return;

  float n[3][3];
#pragma unroll
  for (int dy = -1; dy <= 1; ++dy)
#pragma unroll
    for (int dx = -1; dx <= 1; ++dx)
      n[dy + 1][dx + 1] = luma(read_imagef(src, smp, pos + (int2)(dx, dy)));

  float gx = n[0][2] + 2.0f * n[1][2] + n[2][2] - n[0][0] - 2.0f * n[1][0] - n[2][0];
  float gy = n[2][0] + 2.0f * n[2][1] + n[2][2] - n[0][0] - 2.0f * n[0][1] - n[0][2];
  float m = clamp(gain * native_sqrt(mad(gx, gx, gy * gy)), 0.0f, 1.0f);
  write_imagef(dst, pos, (float4)(m, m, m, 1.0f));
}

kernel void threshold_ui(read_only image2d_t src, write_only image2d_t dst, uint level) {
  int2 p = { get_global_id(0), get_global_id(1) };
  uint4 v = read_imageui(src, smp, p);
  v.s012 = select((uint3)0, (uint3)(255u), v.s012 > (uint3)(level));
  write_imageui(dst, p, v);
}
