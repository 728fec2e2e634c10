// std: 1.2 2.0 3.0
#define LINEAR (CLK_ADDRESS_CLAMP_TO_EDGE | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_LINEAR)
#define NEAREST (CLK_ADDRESS_NONE | CLK_NORMALIZED_COORDS_FALSE | CLK_FILTER_NEAREST)

constant sampler_t glb_smp = LINEAR;
const sampler_t glb_const = NEAREST;
constant sampler_t arith = 1 + 32;
sampler_t no_space = 0;

int pick(void) { return NEAREST; }

float4 sample(read_only image2d_t img, sampler_t s) {
  return read_imagef(img, s, (float2)(0.5f));
}

kernel void k(read_only image2d_t img, sampler_t arg, global float4 *out) {
  const sampler_t loc = LINEAR;
  sampler_t mut = NEAREST;
  const sampler_t copy = arg;
  const sampler_t dyn = pick();
  out[0] = sample(img, glb_smp);
  out[1] = sample(img, loc);
  out[2] = sample(img, arg);
  out[3] = sample(img, LINEAR);
  out[4] = sample(img, 5);
  out[5] = sample(img, mut);
  out[6] = sample(img, copy);
}
