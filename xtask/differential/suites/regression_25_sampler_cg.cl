// std: 1.2 2.0 3.0
constant sampler_t glb = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;
constant sampler_t unused = 0;

int by_arg(sampler_t s) { return 0; }

void four(read_only image2d_t im, sampler_t s, global float4 *out) {
  *out = read_imagef(im, s, (int2)(0, 0));
}

kernel void k(sampler_t arg, read_only image2d_t im, global float4 *out) {
  const sampler_t loc = CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;
  by_arg(loc);
  by_arg(glb);
  by_arg(arg);
  by_arg(CLK_ADDRESS_REPEAT | CLK_NORMALIZED_COORDS_TRUE);
  four(im, glb, out);
  four(im, loc, out + 1);
}
