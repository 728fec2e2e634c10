// std: 1.2 2.0 3.0
// Declaration and initialisation of samplers.

#define ADDR CLK_ADDRESS_CLAMP_TO_EDGE
#define FLT CLK_FILTER_NEAREST

constant sampler_t s1 = ADDR | CLK_NORMALIZED_COORDS_TRUE | FLT;
const sampler_t s2 = ADDR | CLK_NORMALIZED_COORDS_FALSE | FLT;
sampler_t s3 = ADDR;
global sampler_t s4 = ADDR;
constant sampler_t s5;
constant sampler_t s6 = 1.5f;
constant sampler_t s7 = {ADDR};
struct with_sampler { sampler_t s; };
sampler_t ret_sampler(void);
void ptr_sampler(sampler_t *s);
void arg_sampler(sampler_t s);
void arg_g_sampler(global sampler_t s);
void arr_sampler(sampler_t s[2]);

kernel void k(sampler_t p, int n) {
  sampler_t l1 = ADDR | FLT;
  const sampler_t l2 = ADDR | FLT;
  sampler_t l3 = n;
  sampler_t l4 = p;
  sampler_t l5;
  sampler_t l6[2];
  local sampler_t l7;
  constant sampler_t l8 = FLT;
  arg_sampler(p);
  arg_sampler(s1);
  arg_sampler(l1);
  arg_sampler(0x10);
  arg_sampler(n);
  arg_sampler(2.0f);
  p = l1;
  p + 1;
  p == l1;
  &l1;
  *p;
  (sampler_t)3;
  (int)p;
  !p;
}
