// std: 1.2 2.0 3.0
#define CLK_MINE (CLK_ADDRESS_CLAMP_TO_EDGE | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_NEAREST)

constant sampler_t glb_smp = CLK_MINE;
const sampler_t glb_const = CLK_ADDRESS_NONE | CLK_FILTER_LINEAR;
constant sampler_t glb_smp_b = CLK_ADDRESS_REPEAT | 0x1;
sampler_t glb_plain = 0;

int get_sampler_initializer(void);

float4 fnc4smp(sampler_t s, read_only image2d_t img) {
  return read_imagef(img, s, (float2)(0.5f));
}

kernel void foo(sampler_t smp_par, read_only image2d_t img, global float4 *out) {
  sampler_t smp = CLK_ADDRESS_CLAMP | CLK_NORMALIZED_COORDS_FALSE | CLK_FILTER_LINEAR;
  out[0] = fnc4smp(smp, img);
  out[1] = fnc4smp(smp, img);
  out[2] = fnc4smp(glb_smp, img);
  out[3] = fnc4smp(glb_smp_b, img);
  out[4] = fnc4smp(smp_par, img);
  out[5] = fnc4smp(5, img);
  const sampler_t const_smp = CLK_ADDRESS_MIRRORED_REPEAT | CLK_FILTER_NEAREST;
  out[6] = fnc4smp(const_smp, img);
  constant sampler_t constant_smp = CLK_ADDRESS_NONE;
  out[7] = fnc4smp(constant_smp, img);
  out[8] = fnc4smp(glb_const, img);
  sampler_t bad = get_sampler_initializer();
}
