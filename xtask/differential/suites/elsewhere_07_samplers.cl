// std: 1.0 1.2 2.0
// Sampler initialisation and use.

#define CLK_ADDR_MINE 2
constant sampler_t glb_smp = CLK_ADDRESS_CLAMP_TO_EDGE | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_NEAREST;
const sampler_t const_smp = CLK_ADDRESS_REPEAT | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_LINEAR;
const constant sampler_t both_smp = 5;
sampler_t plain_smp = 0;
global sampler_t wrong_smp = 1;
constant sampler_t num_smp = 0x20;
constant sampler_t sum_smp = CLK_ADDR_MINE + 16;
constant sampler_t invalid = 0xffff;
constant sampler_t neg = -1;
constant sampler_t fl = 1.0f;
constant sampler_t arr[2] = {0, 1};
constant sampler_t uninit;
extern constant sampler_t outside;

int get_sampler_initializer(void);

void fnc4smp(sampler_t s) {}
sampler_t returns(sampler_t s) { return s; }

kernel void foo(sampler_t smp_par, read_only image2d_t im, global float4 *out) {
  sampler_t smp = CLK_ADDRESS_CLAMP | CLK_NORMALIZED_COORDS_FALSE | CLK_FILTER_LINEAR;
  const sampler_t csmp = 0;
  fnc4smp(smp);
  fnc4smp(smp);
  fnc4smp(glb_smp);
  fnc4smp(const_smp);
  fnc4smp(smp_par);
  fnc4smp(5);
  fnc4smp(CLK_ADDRESS_REPEAT | CLK_FILTER_NEAREST);

  out[0] = read_imagef(im, smp, (int2)(0));
  out[1] = read_imagef(im, glb_smp, (float2)(0.5f));
  out[2] = read_imagef(im, smp_par, (float2)(0.5f));
  out[3] = read_imagef(im, 0, (float2)(0.5f));
  out[4] = read_imagef(im, csmp, (float2)(0.5f));

  {
    sampler_t inner = glb_smp;
    sampler_t computed = get_sampler_initializer();
    fnc4smp(inner);
  }
  smp = smp_par;
  sampler_t none;
  sampler_t *p = &smp;
  int n = smp;
  (void)(smp == csmp);
  (void)sizeof(sampler_t);
  sampler_t t = true ? smp : smp_par;
}

struct with_sampler { int k; sampler_t s; };
kernel void pointer_arg(global sampler_t *s) {}
