// std: 1.2 2.0 3.0
constant sampler_t glb_smp = CLK_ADDRESS_CLAMP_TO_EDGE | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_LINEAR;
constant sampler_t glb_smp2;
global sampler_t glb_smp3 = CLK_ADDRESS_NONE | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_NEAREST;
const sampler_t glb_smp4 = CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;
constant sampler_t glb_smp5 = 0.0f;
constant sampler_t glb_smp6 = 0x40000000;
int bad_value(void);
constant sampler_t glb_smp7 = bad_value();
sampler_t glb_smp8 = 0;

struct has_sampler { sampler_t s; };
sampler_t bad_return(void);
void by_value(sampler_t s);
void by_pointer(sampler_t *s);

void kernel ker(sampler_t argsmp, int i) {
  local sampler_t smp;
  const sampler_t const_smp = CLK_ADDRESS_CLAMP | CLK_NORMALIZED_COORDS_FALSE | CLK_FILTER_LINEAR;
  sampler_t nonconst = 10;
  const sampler_t from_var = i;
  sampler_t sa[] = {argsmp, const_smp};
  by_value(glb_smp);
  by_value(const_smp);
  by_value(5);
  by_value(5.0f);
  by_value(argsmp);
  by_pointer(&argsmp);
  argsmp = const_smp;
  argsmp + 1;
  argsmp == const_smp;
  if (argsmp) { }
  *argsmp;
}
