// std: 1.2 2.0

constant sampler_t glb_smp = CLK_ADDRESS_REPEAT | CLK_NORMALIZED_COORDS_FALSE | CLK_FILTER_NEAREST;
constant sampler_t glb_smp2 = 5;
const sampler_t glb_smp3 = 3;
const constant sampler_t glb_smp4 = 0;
sampler_t glb_smp5 = 1; //~ ERROR CL0319
global sampler_t glb_smp6; //~ ERROR CL0319
constant sampler_t glb_smp7 = 5.0f; //~ ERROR CL0506
int getsample(void);
const sampler_t glb_smp8 = getsample(); //~ ERROR CL0439
sampler_t bad(void); //~ ERROR CL0423
sampler_t *ptr_ret(void); //~ ERROR CL0424

void foo(sampler_t s) {}
void foo_const(const sampler_t s) {}
void foo_ptr(sampler_t *s); //~ ERROR CL0424

struct S { sampler_t s; }; //~ ERROR CL0426

void kernel ker(sampler_t argsmp, global sampler_t *p, constant sampler_t cs, local sampler_t ls) { //~ ERROR CL0424 //~ ERROR CL0315 //~ ERROR CL0315
  const sampler_t const_smp = 7;
  sampler_t smp = argsmp;
  local sampler_t l; //~ ERROR CL0319
  sampler_t arr[2]; //~ ERROR CL0425
  foo(glb_smp);
  foo(const_smp);
  foo(5);
  foo(5.5); //~ ERROR CL0506
  foo(argsmp);
  foo_const(argsmp);
  smp = 5; //~ ERROR CL0502
  -argsmp; //~ ERROR CL0502
  argsmp + 1; //~ ERROR CL0502
  &argsmp; //~ ERROR CL0502
  *argsmp; //~ ERROR CL0502
  (void)argsmp;
}
