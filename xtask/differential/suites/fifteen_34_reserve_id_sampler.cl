// std: 1.2 2.0 3.0
// opts: -DCHECK_SAMPLER_VALUE=1
#define CLK_BAD 0x40
constant sampler_t glb1 = CLK_ADDRESS_CLAMP_TO_EDGE | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_LINEAR;
const sampler_t glb2 = CLK_FILTER_NEAREST;
sampler_t glb3 = 0;
global sampler_t glb4 = 1;
local sampler_t glb5;
const global sampler_t glb6 = 1;
constant sampler_t glb7;
constant sampler_t glb8 = 1.0f;
constant sampler_t arr[2] = {0, 1};
constant struct sampler_s { sampler_t smp; } smp_s = {1};
sampler_t bad(void);
#ifdef CHECK_SAMPLER_VALUE
constant sampler_t bad_addr = 5 << 1;
constant sampler_t bad_filter = 0x30;
constant sampler_t bad_bits = CLK_BAD;
#endif
void foo(sampler_t);
void ptr(sampler_t *);
kernel void ker(sampler_t argsmp, const sampler_t cs, int i) {
  local sampler_t smp;
  sampler_t s1 = CLK_FILTER_NEAREST;
  const sampler_t s2 = 7;
  const sampler_t s3 = i;
  const sampler_t s4 = glb1;
  sampler_t sa[] = {0, 1};
  static sampler_t st;
  foo(glb1);
  foo(glb2);
  foo(s1);
  foo(5.0f);
  foo(5);
  foo(i);
  if (i) { sampler_t inner = 0; }
  argsmp = 1;
  argsmp = cs;
  argsmp + 1;
  &argsmp;
  *argsmp;
}
kernel void rid_param(reserve_id_t r) { }
#if __OPENCL_C_VERSION__ >= 200
global reserve_id_t grid;
void rid(reserve_id_t a, reserve_id_t b) {
  reserve_id_t z = 0;
  a == b;
  a = b;
  if (is_valid_reserve_id(a)) { }
  if (a == 0) { }
}
#endif
