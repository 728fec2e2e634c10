// std: 1.2 2.0
#define CLK_ADDRESS_CLAMP_TO_EDGE 2
#define CLK_NORMALIZED_COORDS_TRUE 1
#define CLK_FILTER_NEAREST 0x10
#define CLK_FILTER_LINEAR 0x20

constant sampler_t glb_smp = CLK_ADDRESS_CLAMP_TO_EDGE | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_LINEAR;
const sampler_t glb_smp_const = CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;

int get_sampler_initializer(void);

void fnc4smp(sampler_t s) {}
void fnc1arg(const sampler_t s) {}

kernel void foo(sampler_t smp_par) {
  sampler_t smp = CLK_ADDRESS_CLAMP_TO_EDGE | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_LINEAR;
  fnc4smp(smp);
  fnc4smp(smp);
  fnc4smp(glb_smp);
  fnc4smp(glb_smp_const);
  fnc4smp(smp_par);
  fnc4smp(5);
  fnc1arg(0x10);

  const sampler_t const_smp = CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;
  fnc4smp(const_smp);

  constant sampler_t constant_smp = CLK_ADDRESS_CLAMP_TO_EDGE;
  fnc4smp(constant_smp);

  // non-constant initializer: translated at run time
  const sampler_t const_smp_func_init = get_sampler_initializer();
  fnc4smp(const_smp_func_init);
}
