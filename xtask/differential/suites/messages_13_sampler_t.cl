// std: 1.2 2.0 3.0
constant sampler_t s0 = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
const sampler_t s1 = 0;
sampler_t s2 = CLK_FILTER_LINEAR;
sampler_t s3;
constant sampler_t s4;
global sampler_t s5 = 0;
constant sampler_t s6 = 1.0f;
constant sampler_t s7 = s0;
constant sampler_t s8 = 0x80;
constant sampler_t sarr[] = {0, 1};
struct st { sampler_t s; };
sampler_t ret(void);
void take(sampler_t s);
void take_ptr(sampler_t *s);

void kernel k(sampler_t arg, sampler_t arr[2], int n) {
  sampler_t a = 0;
  const sampler_t b = CLK_ADDRESS_REPEAT;
  sampler_t c = arg;
  sampler_t d = n;
  local sampler_t e;
  constant sampler_t f = 1;
  static sampler_t g = 0;
  sampler_t h[2];
  sampler_t *i = &arg;
  sampler_t j = {0};
  sampler_t l;
  a = arg;
  arg = 0;
  take(arg);
  take(0);
  take(n);
  take(1.0f);
  (sampler_t)0;
  (int)arg;
  arg + 1;
  *arg;
  n ? arg : b;
  sizeof(arg);
}
