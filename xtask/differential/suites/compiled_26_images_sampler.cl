// std: 1.0 1.2 2.0 3.0
__constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE |
                               CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
const sampler_t linear = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT |
                         CLK_FILTER_LINEAR;

__kernel void copy2d(__read_only image2d_t src, __write_only image2d_t dst,
                     sampler_t arg)
{
  const sampler_t local_sampler = CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;
  int2 pos = (int2)(get_global_id(0), get_global_id(1));
  float2 fpos = convert_float2(pos) / convert_float2((int2)(get_image_width(src), get_image_height(src)));
  float4 c = read_imagef(src, nearest, pos);
  c += read_imagef(src, linear, fpos);
  c += read_imagef(src, arg, pos);
  c += read_imagef(src, local_sampler, fpos);
  write_imagef(dst, pos, c);
}

__kernel void ints(read_only image2d_t src, write_only image2d_t dst,
                   read_only image3d_t vol, sampler_t s)
{
  int2 p = (int2)((int)get_global_id(0), 0);
  int4 i = read_imagei(src, s, p);
  uint4 u = read_imageui(vol, s, (int4)(p, 1, 0));
  u += read_imageui(vol, s, (float4)(0.5f));
  write_imagei(dst, p, i);
  write_imageui(dst, p, u + (uint)get_image_depth(vol));
}

__kernel void queries(read_only image2d_t a, read_only image3d_t b,
                      __global int *out)
{
  out[0] = get_image_channel_data_type(a) == CLK_UNORM_INT8;
  out[1] = get_image_channel_order(b) == CLK_RGBA;
#if __OPENCL_C_VERSION__ >= 110
  out[2] = get_image_dim(a).y + get_image_dim(b).z;
#endif
}
