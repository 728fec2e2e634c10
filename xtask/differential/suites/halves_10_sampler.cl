// std: 1.2 2.0 3.0
// sampler_t restrictions.

#define MODE (CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR)

constant sampler_t s1 = CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;
const sampler_t s2 = MODE;
sampler_t s3 = MODE;
constant sampler_t s4 = 0;
constant sampler_t s5 = 0xffff;
constant sampler_t s6 = 1.0f;
constant sampler_t s7;
constant sampler_t s8 = {MODE};
global sampler_t s9 = MODE;
constant sampler_t sa[2] = {0, MODE};
constant sampler_t *sp;
static constant sampler_t s10 = MODE;

typedef struct { sampler_t s; } holder;

sampler_t ret(void);
void arg(sampler_t s);
void argp(sampler_t *s);
void argarr(sampler_t s[2]);

kernel void k(sampler_t s, read_only image2d_t img, int v) {
  const sampler_t l1 = MODE;
  sampler_t l2 = CLK_FILTER_NEAREST;
  sampler_t l3;
  sampler_t l4 = v;
  const sampler_t l5 = s;
  constant sampler_t l6 = MODE;
  static sampler_t l7 = MODE;
  local sampler_t l8;
  arg(s);
  arg(l1);
  arg(s1);
  arg(5);
  arg(MODE);
  arg(v);
  s = s1;
  (void)(s == s1);
  (void)(s + 1);
  (void)!s;
  (void)&s;
  (void)sizeof(s);
  (int)s;
  float4 f = read_imagef(img, s, (float2)(0.f));
  f = read_imagef(img, MODE, (float2)(0.f));
}

kernel void kp(global sampler_t *s) {}
kernel void ks(holder h) {}
