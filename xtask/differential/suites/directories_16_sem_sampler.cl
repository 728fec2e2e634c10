// std: 1.2 2.0
constant sampler_t glb_smp = CLK_ADDRESS_REPEAT | CLK_NORMALIZED_COORDS_FALSE | CLK_FILTER_NEAREST;
constant sampler_t glb_smp2 = 5;
const sampler_t glb_smp3 = 3;
const constant sampler_t glb_smp4 = 0;
sampler_t glb_smp5 = 1;
global sampler_t glb_smp6;
constant sampler_t glb_smp7 = 5.0f;
int getsample(void);
const sampler_t glb_smp8 = getsample();
sampler_t bad(void);
sampler_t *ptr_ret(void);

void foo(sampler_t s) {}
void foo_const(const sampler_t s) {}
void foo_ptr(sampler_t *s);

struct S { sampler_t s; };

void kernel ker(sampler_t argsmp, global sampler_t *p, constant sampler_t cs, local sampler_t ls) {
  const sampler_t const_smp = 7;
  sampler_t smp = argsmp;
  local sampler_t l;
  sampler_t arr[2];
  foo(glb_smp);
  foo(const_smp);
  foo(5);
  foo(5.5);
  foo(argsmp);
  foo_const(argsmp);
  smp = 5;
  -argsmp;
  argsmp + 1;
  &argsmp;
  *argsmp;
  (void)argsmp;
}
