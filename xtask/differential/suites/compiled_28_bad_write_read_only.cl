// std: 1.0 1.2 2.0 3.0
// An image without access qualifier is read_only.
__constant sampler_t smp = CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

__kernel void invert(image2d_t src, write_only image2d_t dst)
{
  int2 p = (int2)(get_global_id(0), get_global_id(1));
  float4 c = read_imagef(src, smp, p);
  c.xyz = 1.0f - c.xyz;
  write_imagef(dst, p, c);
  write_imagef(src, p, c);
}
