// std: 1.2 2.0 3.0

#define FLAGS (CLK_ADDRESS_CLAMP_TO_EDGE | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_LINEAR)

constant sampler_t s0 = FLAGS;
const sampler_t s1 = FLAGS;
sampler_t s2 = FLAGS;
__constant sampler_t s3 = 0;
const sampler_t s4;
const constant sampler_t s5 = 3.5f;
constant sampler_t s6 = s0;
global sampler_t s7 = FLAGS;
constant sampler_t s8 = "x";
constant sampler_t s9 = 0xFFFF;
constant sampler_t sarr[2] = {FLAGS, 0};

void take(sampler_t s);
sampler_t ret(void);
void ptr(sampler_t *s);

struct S { sampler_t s; };

kernel void k(sampler_t p, int n) {
  const sampler_t l0 = FLAGS;
  sampler_t l1 = 8;
  const sampler_t l2 = n;
  const sampler_t l3 = p;
  const sampler_t l4 = {FLAGS};
  constant sampler_t l5 = FLAGS;
  local sampler_t l6;
  sampler_t arr[2];
  take(s0);
  take(p);
  take(l0);
  take(3);
  take(FLAGS);
  take(n);
  take(1.0f);
  p = l0;
  p + 1;
  if (p) {}
  *p;
  sampler_t *q = &p;
}
kernel void k2(sampler_t *p) {}
kernel void k3(global sampler_t p) {}
