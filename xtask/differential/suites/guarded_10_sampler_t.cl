// std: 1.2 2.0
#define SMP (CLK_ADDRESS_CLAMP_TO_EDGE | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_LINEAR)

constant sampler_t glb_smp = SMP;
constant sampler_t glb_smp_lit = 5;
const sampler_t glb_const = SMP;
sampler_t glb_nonconst = SMP;
constant sampler_t glb_float = 5.0f;
constant sampler_t glb_noinit;
global sampler_t glb_global = 3;
local sampler_t glb_local;

constant struct sampler_s {
  sampler_t smp;
} sampler_str = {0};

void foo(sampler_t s);
sampler_t bad_ret(void);

int get(void);

void kernel ker(sampler_t arg) {
  local sampler_t smp_local;
  const sampler_t const_smp = SMP;
  const sampler_t const_smp2;
  const sampler_t const_smp3 = get();
  sampler_t copy = arg;
  sampler_t copy2 = const_smp;
  const sampler_t fl = 1.0f;
  foo(glb_smp);
  foo(const_smp);
  foo(arg);
  foo(5.0f);
  foo(5);
  sampler_t sa[] = {arg, const_smp};
  sampler_t *ptr;
  foo(sa[0]);
  foo(arg + 1);
  foo(-const_smp);
  foo(&glb_smp);
  int i = (int)arg;
}

void bad_param(sampler_t *p);
void bad_arr(sampler_t a[2]);
void bad_cast(void) { foo((sampler_t)0x10); foo((sampler_t)1.5f); }
