// std: 1.2 2.0

#define SMP (CLK_ADDRESS_CLAMP_TO_EDGE | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_LINEAR)

constant sampler_t glb_smp = SMP;
constant sampler_t glb_smp_lit = 5;
const sampler_t glb_const = SMP;
sampler_t glb_nonconst = SMP; //~ ERROR CL0319
constant sampler_t glb_float = 5.0f; //~ ERROR CL0506
constant sampler_t glb_noinit; //~ ERROR CL0313
global sampler_t glb_global = 3; //~ ERROR CL0319
local sampler_t glb_local; //~ ERROR CL0319

constant struct sampler_s {
  sampler_t smp; //~ ERROR CL0426
} sampler_str = {0};

void foo(sampler_t s);
sampler_t bad_ret(void); //~ ERROR CL0423

int get(void);

void kernel ker(sampler_t arg) {
  local sampler_t smp_local; //~ ERROR CL0319
  const sampler_t const_smp = SMP;
  const sampler_t const_smp2;
  const sampler_t const_smp3 = get();
  sampler_t copy = arg;
  sampler_t copy2 = const_smp;
  const sampler_t fl = 1.0f; //~ ERROR CL0506
  foo(glb_smp);
  foo(const_smp);
  foo(arg);
  foo(5.0f); //~ ERROR CL0506
  foo(5);
  sampler_t sa[] = {arg, const_smp}; //~ ERROR CL0425
  sampler_t *ptr; //~ ERROR CL0424
  foo(sa[0]);
  foo(arg + 1); //~ ERROR CL0502
  foo(-const_smp); //~ ERROR CL0502
  foo(&glb_smp); //~ ERROR CL0502
  int i = (int)arg; //~ ERROR CL0512
}

void bad_param(sampler_t *p); //~ ERROR CL0424
void bad_arr(sampler_t a[2]); //~ ERROR CL0425
void bad_cast(void) { foo((sampler_t)0x10); foo((sampler_t)1.5f); } //~ ERROR CL0512 //~ ERROR CL0512
