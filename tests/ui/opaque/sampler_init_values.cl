// std: 1.2 2.0

constant sampler_t a = CLK_ADDRESS_NONE;
constant sampler_t b = CLK_ADDRESS_REPEAT | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_NEAREST;
constant sampler_t c = 0x30;
constant sampler_t d = 0x40;
constant sampler_t e = 15;
constant sampler_t f = -1;
constant sampler_t g = 'a';
constant sampler_t h = 1UL; //~ ERROR CL0506
constant sampler_t i = "x"; //~ ERROR CL0506
constant sampler_t j = (int2)(1, 2); //~ ERROR CL0506
constant sampler_t k = 4 + 1 * 2;
constant sampler_t l = true; //~ ERROR CL0506
void foo(void) {
  sampler_t x = 0xff;
  const sampler_t y = CLK_ADDRESS_MIRRORED_REPEAT;
  volatile sampler_t z = 0;
  static sampler_t w = 0; //~ ERROR[1.2] CL0308
  x = y; //~ ERROR CL0502
}
