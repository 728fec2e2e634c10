// std: 1.2 2.0 3.0
#define SMP (CLK_ADDRESS_CLAMP | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_NEAREST)
constant sampler_t s0 = SMP;
const sampler_t s1 = SMP;
sampler_t s2 = SMP;
global sampler_t s3 = SMP;
static const sampler_t s4 = CLK_FILTER_LINEAR;
const sampler_t s5;
const sampler_t s6 = 1.0f;
const sampler_t s7 = s1;
const sampler_t s8 = 0x37;
constant sampler_t sarr[2] = {SMP, SMP};
struct has_sampler { sampler_t s; int a; };
void fn(sampler_t s) {}
void fnp(sampler_t *s);
sampler_t ret(void);
kernel void k_ptr(global sampler_t *s) {}
kernel void k(sampler_t arg, int n, read_only image2d_t img) {
  sampler_t a = SMP;
  const sampler_t b = SMP;
  const sampler_t c = n;
  const sampler_t d = arg;
  sampler_t e;
  sampler_t arr[2] = {SMP, SMP};
  local sampler_t l;
  fn(a);
  fn(SMP);
  fn(1);
  fn(n);
  fn(1.0f);
  a = b;
  a + 1;
  -a;
  *a;
  &a;
  if (a) {}
  (int)a;
  (sampler_t)5;
  a == b;
  foo: (void)a;
  float4 v = read_imagef(img, a, (int2)(0));
  v = read_imagef(img, SMP, (float2)(0));
}
