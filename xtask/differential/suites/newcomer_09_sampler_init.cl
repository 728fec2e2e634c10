// std: 1.2 2.0 3.0
constant sampler_t s0 = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
const sampler_t s1 = CLK_ADDRESS_NONE | CLK_FILTER_LINEAR;
sampler_t s2 = CLK_ADDRESS_NONE | CLK_FILTER_LINEAR;
global sampler_t s3 = CLK_FILTER_NEAREST;
constant sampler_t s4;
constant sampler_t s5 = 1.5f;
constant sampler_t s6 = s0;

int get(void);

void f(sampler_t s) {
  sampler_t a = CLK_FILTER_NEAREST;
  const sampler_t b = s;
  sampler_t c = get();
  sampler_t d = 0x40;
  sampler_t e = "x";
  static sampler_t g = CLK_FILTER_NEAREST;
  a = s;
}
