// std: 1.2 2.0
// sampler_t: initializers, scopes, operators.

constant sampler_t ok1 = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
constant sampler_t ok2 = 0;
const sampler_t ok3 = CLK_FILTER_LINEAR;
global sampler_t bad_space = 1;
sampler_t bad_plain = 1;
constant sampler_t no_init;
constant sampler_t bad_float = 1.0f;
constant sampler_t out_of_range = 0x100;
constant sampler_t copy = ok1;
extern constant sampler_t ext;

sampler_t ret(void);
void take(sampler_t s);
struct has_sampler { sampler_t s; };

kernel void k(sampler_t arg, int n) {
  const sampler_t s1 = ok1;
  const sampler_t s2 = 3;
  const sampler_t s3 = n;
  sampler_t s4 = 1;
  constant sampler_t s5 = 5;
  sampler_t arr[2] = {1, 2};
  local sampler_t ls;
  take(arg);
  take(ok1);
  take(2);
  take(n);
  take(1.5f);
  int i = arg;
  arg + 1;
  *arg;
  &arg;
  (sampler_t)1;
}

kernel void ptr_arg(sampler_t *p) {}
kernel void gptr_arg(global sampler_t *p) {}
