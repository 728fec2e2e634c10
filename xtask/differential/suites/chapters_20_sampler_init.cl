// std: 1.2 2.0 3.0
#define SMP (CLK_ADDRESS_CLAMP_TO_EDGE | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_NEAREST)

constant sampler_t gs = SMP;
const sampler_t gs2 = CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;
constant sampler_t gs3 = 0;
static const sampler_t gs9 = SMP;

void fn(sampler_t s);

kernel void k(read_only image2d_t i, sampler_t arg, int n) {
  const sampler_t l1 = SMP;
  sampler_t l2 = SMP;
  constant sampler_t l3 = CLK_FILTER_NEAREST;
  const sampler_t l4 = arg;
  const sampler_t l5 = n;
  const sampler_t l6;
  fn(gs);
  fn(l1);
  fn(SMP);
  fn(arg);
  float4 v = read_imagef(i, gs, (float2)(0.5f));
  v = read_imagef(i, SMP, (int2)(0));
}
