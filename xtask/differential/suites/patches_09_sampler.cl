// std: 1.2 2.0
#define CFG (CLK_ADDRESS_CLAMP_TO_EDGE | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_NEAREST)

constant sampler_t s0 = CFG;
const sampler_t s1 = CLK_ADDRESS_NONE | CLK_FILTER_LINEAR;
sampler_t s2 = CFG; // expected-error
global sampler_t s3 = CFG; // expected-error
__constant sampler_t s4; // expected-error
constant sampler_t s5 = 1.5f; // expected-error
constant sampler_t s6 = s0; // expected-error
constant struct { int a; } st = {1};
constant sampler_t s7 = st; // expected-error
sampler_t *ps; // expected-error
constant sampler_t arr[] = {CFG, CFG}; // expected-error

struct holder {
  int a;
  sampler_t s; // expected-error
};

void callee(sampler_t s);
sampler_t ret(void); // expected-error

void kernel k(sampler_t in, global float4 *out, read_only image2d_t img) {
  sampler_t l0 = CFG;
  const sampler_t l1 = CFG;
  sampler_t l2; // expected-error
  local sampler_t l3 = CFG; // expected-error
  sampler_t l4 = in;
  callee(s0);
  callee(in);
  callee(CFG);
  callee(1.0f); // expected-error
  sampler_t l5[2]; // expected-error
  &in; // expected-error
  *in; // expected-error
  in + 1; // expected-error
  l0 = in; // expected-error
  (void)(sampler_t)CFG;
  out[0] = read_imagef(img, s0, (int2)(0));
}
void kp(sampler_t *s); // expected-error
kernel void kg(global sampler_t *s); // expected-error
