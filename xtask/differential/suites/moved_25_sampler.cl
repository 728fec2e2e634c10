// std: 1.2 2.0 3.0
// opts: -DCHECK_SAMPLER_VALUE=1
// Samplers.
#define SMP (CLK_ADDRESS_CLAMP_TO_EDGE | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_LINEAR)
constant sampler_t glb1 = SMP;
constant sampler_t glb2;
const sampler_t glb3 = SMP;
sampler_t glb4 = 5;
global sampler_t glb5 = 1;
local sampler_t glb6;
static const sampler_t glb7 = 0x1f;
constant sampler_t glb8 = 1.0f;
constant sampler_t glb9 = glb1;
constant sampler_t *gptr;

void callee(sampler_t s);
sampler_t ret(void);
struct ss { sampler_t s; };

kernel void foo(sampler_t argsmp, int n) {
  sampler_t s1 = SMP;
  const sampler_t s2 = 0;
  constant sampler_t s3 = SMP;
  sampler_t s4;
  sampler_t s5 = n;
  sampler_t s6 = argsmp;
  sampler_t arr[2] = {SMP, SMP};
  sampler_t *p;
  static sampler_t s7 = SMP;
  callee(s1);
  callee(argsmp);
  callee(glb1);
  callee(SMP);
  callee(1.0f);
  callee(n);
  s1 = s2;
  s1 + s2;
  !s1;
  &s1;
  *s1;
  (int)s1;
  s1 == s2;
}
kernel void ptr(global sampler_t *s) {}
