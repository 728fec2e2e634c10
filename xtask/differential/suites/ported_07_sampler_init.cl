// std: 1.2 2.0 3.0

#define SMP (CLK_ADDRESS_CLAMP | CLK_FILTER_LINEAR)

constant sampler_t glb1 = SMP;
const sampler_t glb2 = 5;
global sampler_t glb3 = SMP;
sampler_t glb4 = SMP;
constant sampler_t glb5;
const sampler_t glb6 = {SMP};
constant sampler_t glb_arr[2] = {SMP, SMP};

void fn(sampler_t s);
sampler_t ret_s(void);
void fn_ptr(sampler_t *s);
void fn_const(const sampler_t s);

kernel void k(sampler_t arg, global int *p) {
  const sampler_t l1 = SMP;
  sampler_t l2 = 7;
  sampler_t l3;
  const sampler_t l4 = *p;
  const sampler_t l5 = 1.0f;
  constant sampler_t l6 = SMP;
  local sampler_t l7;
  const sampler_t l8 = glb1;
  fn(arg);
  fn(l1);
  fn(5);
  fn(*p);
  arg = l1;
  arg + 1;
  &arg;
  if (arg) {}
  sampler_t arr[2];
}

kernel void kp(sampler_t *bad, constant sampler_t *bad2) {}
