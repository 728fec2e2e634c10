// std: 1.2 2.0 3.0

#define A_S (CLK_ADDRESS_CLAMP_TO_EDGE | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_NEAREST)

constant sampler_t glb_smp = CLK_ADDRESS_CLAMP_TO_EDGE | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_NEAREST;
constant sampler_t glb_smp_const = CLK_ADDRESS_NONE | CLK_FILTER_LINEAR;
const sampler_t glb_const = A_S;

int get_sampler_initializer(void);

void fnc4smp(sampler_t s) {}

float4 sample(read_only image2d_t img, sampler_t s, float2 c) {
  return read_imagef(img, s, c);
}

kernel void foo(sampler_t smp_par, read_only image2d_t img, global float4 *out) {
  const sampler_t smp = CLK_ADDRESS_CLAMP_TO_EDGE | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_LINEAR;
  fnc4smp(smp);
  fnc4smp(glb_smp);
  fnc4smp(glb_smp_const);
  fnc4smp(glb_const);
  fnc4smp(smp_par);
  fnc4smp(5);
  const sampler_t const_smp = get_sampler_initializer();
  fnc4smp(const_smp);
  out[0] = sample(img, smp, (float2)(0.5f));
  out[1] = sample(img, smp_par, (float2)(0.f, 1.f));
}
