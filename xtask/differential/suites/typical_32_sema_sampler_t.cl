// std: 1.2 2.0
#define CLK_ADDRESS_CLAMP_TO_EDGE 2
constant sampler_t glb_smp = CLK_ADDRESS_CLAMP_TO_EDGE;
constant sampler_t glb_smp2;
global sampler_t glb_smp3 = 1;
const global sampler_t glb_smp4 = 0;
const sampler_t glb_smp5 = 0x40;
const constant sampler_t glb_smp6 = 0x10;
const constant sampler_t glb_smp7 = 0x2;
const sampler_t glb_f = 1.0f;
sampler_t bad_ret(void);
int get_int(void);
const sampler_t glb_ni = get_int();
struct sampler_s { sampler_t smp; };
void foo(sampler_t);

kernel void ker(sampler_t argsmp) {
  local sampler_t smp;
  const sampler_t const_smp = CLK_ADDRESS_CLAMP_TO_EDGE;
  const sampler_t const_smp2;
  const sampler_t const_smp3 = const_smp;
  const sampler_t const_smp5 = 1.0f;
  const sampler_t const_smp6 = 0x100000000LL;
  sampler_t sa[] = {argsmp, const_smp};
  foo(glb_smp);
  foo(const_smp);
  foo(argsmp);
  foo(5);
  foo(5.0f);
  foo(&argsmp);
  sampler_t *p;
  argsmp = const_smp;
  int i = const_smp;
  &const_smp;
  *argsmp;
  argsmp + 1;
}

void bad(sampler_t *);
void bad2(sampler_t s[2]);
