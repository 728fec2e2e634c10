// std: 1.2 2.0 3.0
#define MY_FLAGS (CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_REPEAT | CLK_FILTER_NEAREST)
constant sampler_t glb_smp = MY_FLAGS;
const constant sampler_t glb_const = 7;

void fnc4smp(sampler_t s) {}
float4 fetch(read_only image2d_t img, sampler_t s, int2 c) { return read_imagef(img, s, c); }

kernel void foo(sampler_t smp_par, read_only image2d_t img, global float4 *out) {
  const sampler_t smp = CLK_ADDRESS_CLAMP_TO_EDGE | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_LINEAR;
  fnc4smp(smp);
  fnc4smp(smp_par);
  fnc4smp(glb_smp);
  fnc4smp(glb_const);
  fnc4smp(5);
  out[0] = fetch(img, smp, (int2)(1, 2));
  out[1] = fetch(img, glb_smp, (int2)(0));
}
