// std: 1.2 2.0

#define CLK_MY_MODE (CLK_ADDRESS_CLAMP_TO_EDGE | CLK_NORMALIZED_COORDS_TRUE)

constant sampler_t glb_smp = CLK_ADDRESS_CLAMP_TO_EDGE | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_NEAREST;
constant sampler_t glb_smp_const = CLK_MY_MODE | CLK_FILTER_LINEAR;
const sampler_t glb_smp_plain = 35;

int get_sampler_initializer(void);

void fnc4smp(sampler_t s) {}

void fnc4const(const sampler_t s) {
  fnc4smp(s);
}

kernel void foo(sampler_t smp_par) {
  sampler_t smp = CLK_ADDRESS_CLAMP_TO_EDGE | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_LINEAR;
  const sampler_t const_smp = CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;
  fnc4smp(smp);
  fnc4smp(smp);
  fnc4smp(glb_smp);
  fnc4smp(glb_smp_const);
  fnc4smp(smp_par);
  fnc4smp(const_smp);
  fnc4const(glb_smp_plain);
  constant sampler_t constant_smp = CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;
  fnc4smp(constant_smp);
  fnc4smp(5);
  sampler_t dyn = get_sampler_initializer();
  fnc4smp(get_sampler_initializer());
}
