// std: 1.2 2.0 3.0
#define SAMP (CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_NEAREST)
constant sampler_t s0 = SAMP;
const constant sampler_t s1 = SAMP;
const sampler_t s2 = SAMP;
sampler_t s3 = SAMP;
global sampler_t s4 = SAMP;
constant sampler_t s5;
constant sampler_t s6 = 1.0f;
constant sampler_t s7 = 0xff;
constant sampler_t s8 = -1;
local sampler_t s9;
struct has_sampler { sampler_t s; };
sampler_t ret_sampler(void);
void ptr_sampler(sampler_t *p);
void arr_sampler(sampler_t a[2]);
void take(sampler_t s);
void take_int(int i);
constant sampler_t arr[2] = {SAMP, SAMP};

kernel void k(sampler_t a, const sampler_t b, constant sampler_t *c, global sampler_t d) {
  const sampler_t l0 = SAMP;
  sampler_t l1 = SAMP;
  constant sampler_t l2 = SAMP;
  local sampler_t l3 = SAMP;
  sampler_t l4 = a;
  sampler_t l5;
  static const sampler_t l6 = SAMP;
  take(l0);
  take(a);
  take(SAMP);
  take(s0);
  take(3.0f);
  take_int(a);
  a = b;
  &a;
  *a;
  a + 1;
  a == b;
  if (a) return;
  (void)a;
  (int)a;
  (sampler_t)5;
  int n = 3;
  sampler_t l7 = n;
}
