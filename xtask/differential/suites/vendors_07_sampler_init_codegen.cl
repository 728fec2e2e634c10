// std: 1.2 2.0 3.0
// Samplers become calls of __translate_sampler_initializer.

#define CLK_FILTER_CUSTOM 0x20

constant sampler_t glb_smp = CLK_ADDRESS_CLAMP_TO_EDGE | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_NEAREST;
const sampler_t glb_const = 7;
__constant sampler_t unused = CLK_ADDRESS_NONE | CLK_FILTER_LINEAR;

int get_sampler_initializer(void);

void fnc4smp(sampler_t s) {}

float4 sampled(read_only image2d_t i, float2 at) {
  return read_imagef(i, glb_smp, at) + read_imagef(i, glb_const, at);
}

kernel void foo(sampler_t smp_par) {
  // CHECK: [[SAMP:%[0-9]+]] = call {{.*}} @__translate_sampler_initializer(i32 19)
  const sampler_t smp = CLK_ADDRESS_CLAMP_TO_EDGE | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_LINEAR;

  fnc4smp(smp);
  fnc4smp(smp);
  fnc4smp(glb_smp);
  fnc4smp(glb_const);
  fnc4smp(smp_par);

  fnc4smp(5);

  const sampler_t copied = smp_par;
  fnc4smp(copied);

  const sampler_t other = get_sampler_initializer();
  constant sampler_t in_kernel = CLK_FILTER_CUSTOM;
  fnc4smp(in_kernel);
}

void not_constant(int sel) {
  const sampler_t smp = sel ? 1 : 2;
}
