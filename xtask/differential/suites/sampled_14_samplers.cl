// std: 1.2 2.0 3.0

#define FLAGS CLK_ADDRESS_CLAMP_TO_EDGE | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_NEAREST

constant sampler_t s0 = FLAGS;
const sampler_t s1 = FLAGS;
sampler_t s2 = FLAGS;
constant sampler_t s3;
const constant sampler_t s4 = 0;
constant sampler_t s5 = 1.0f;
constant sampler_t s6 = 0xff;
global sampler_t s7 = 0;
static constant sampler_t s8 = 3;
constant int val = 2;
constant sampler_t s9 = val;
constant sampler_t s10 = {0};
constant sampler_t arr[] = {0, 1};
sampler_t fn(void);

void take(sampler_t s);
void take_ptr(sampler_t *s);

kernel void ker(sampler_t arg, int n) {
  const sampler_t l0 = FLAGS;
  sampler_t l1 = FLAGS;
  sampler_t l2 = arg;
  const sampler_t l3 = s0;
  constant sampler_t l4 = 0;
  sampler_t l5;
  const sampler_t l6 = n;
  local sampler_t l7;
  take(l0);
  take(arg);
  take(FLAGS);
  take(1);
  take(n);
  take(1.0f);
  l1 = l0;
  take_ptr(&l1);
  (void)(arg == l0);
  (void)(arg + 1);
  if (arg) {}
  (void)*arg;
  (void)arg[0];
}

kernel void bad(global sampler_t *p, const sampler_t c, constant sampler_t *q) {}
