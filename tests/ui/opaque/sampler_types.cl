// std: 1.2 2.0

constant sampler_t s_const = CLK_ADDRESS_CLAMP | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_NEAREST;
const sampler_t s_c = CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;
sampler_t s_plain = CLK_FILTER_NEAREST; //~ ERROR CL0319
global sampler_t s_global = CLK_FILTER_NEAREST; //~ ERROR CL0319
constant sampler_t s_float = 1.0f; //~ ERROR CL0506
constant struct { int a; } st = {1};

sampler_t ret(void); //~ ERROR CL0423
void take(sampler_t s);

kernel void k(sampler_t a, constant sampler_t *b, int n) { //~ ERROR CL0424
  sampler_t l1 = CLK_ADDRESS_NONE;
  const sampler_t l2 = 0x100;
  constant sampler_t l3 = CLK_ADDRESS_NONE;
  sampler_t l4 = a;
  sampler_t l5[2]; //~ ERROR CL0425
  take(a);
  take(s_const);
  take(5);
  take(n);
  take(st); //~ ERROR CL0506
  a + 1; //~ ERROR CL0502
  &a; //~ ERROR CL0502
}
