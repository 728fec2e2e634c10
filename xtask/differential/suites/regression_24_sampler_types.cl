// std: 1.2 2.0
constant sampler_t s_const = CLK_ADDRESS_CLAMP | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_NEAREST;
const sampler_t s_c = CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;
sampler_t s_plain = CLK_FILTER_NEAREST;
global sampler_t s_global = CLK_FILTER_NEAREST;
constant sampler_t s_float = 1.0f;
constant struct { int a; } st = {1};

sampler_t ret(void);
void take(sampler_t s);

kernel void k(sampler_t a, constant sampler_t *b, int n) {
  sampler_t l1 = CLK_ADDRESS_NONE;
  const sampler_t l2 = 0x100;
  constant sampler_t l3 = CLK_ADDRESS_NONE;
  sampler_t l4 = a;
  sampler_t l5[2];
  take(a);
  take(s_const);
  take(5);
  take(n);
  take(st);
  a + 1;
  &a;
}
