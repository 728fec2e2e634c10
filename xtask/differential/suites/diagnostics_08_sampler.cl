// std: 1.2 2.0 3.0
#define LIN (CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP | CLK_FILTER_LINEAR)
constant sampler_t s0 = LIN;
const sampler_t s1 = CLK_FILTER_NEAREST;
sampler_t s2 = 3;
global sampler_t s3 = 0;
constant sampler_t s4 = 1.5f;
constant sampler_t s5;
constant int one = 1;
constant sampler_t s6 = one;
constant sampler_t s7 = {0};
constant sampler_t sa[2] = {0, 1};

struct S { sampler_t s; };
sampler_t ret(void);
void parm(sampler_t s);
void pparm(sampler_t *s);
void aparm(sampler_t s[2]);

kernel void k(sampler_t arg, image2d_t img, int n) {
  sampler_t l0 = LIN;
  const sampler_t l1 = 5;
  constant sampler_t l2 = 0;
  local sampler_t l3;
  sampler_t l4 = n;
  sampler_t l5 = arg;
  sampler_t l6 = s0;
  sampler_t l7;
  parm(arg);
  parm(s0);
  parm(5);
  parm(n);
  parm(1.0f);
  sampler_t *p = &arg;
  arg = s0;
  (void)(arg == s0);
  (void)(arg + 1);
  (void)(sampler_t)3;
  float4 v = read_imagef(img, s0, (int2)(0, 0));
  v = read_imagef(img, 1, (int2)(0, 0));
}
kernel void kp(global sampler_t *s) {}
