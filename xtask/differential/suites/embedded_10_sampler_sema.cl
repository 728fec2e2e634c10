// std: 1.2 2.0 3.0
constant sampler_t s0 = CLK_ADDRESS_CLAMP | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_LINEAR;
const sampler_t s1 = CLK_ADDRESS_REPEAT | CLK_NORMALIZED_COORDS_FALSE | CLK_FILTER_NEAREST;
sampler_t s2 = CLK_FILTER_NEAREST;
constant sampler_t s3;
constant sampler_t s4 = 1.5f;
constant sampler_t s5 = 0x3f;
global sampler_t s6 = 0;
constant sampler_t arr[2] = {0, 1};
struct ss {
  sampler_t s;
};
sampler_t rs(void);
void fs(sampler_t s);
void fps(sampler_t *s);

kernel void ks(sampler_t arg, read_only image2d_t img, int n, global float4 *o) {
  const sampler_t l0 = CLK_FILTER_NEAREST;
  sampler_t l1 = CLK_FILTER_NEAREST;
  sampler_t l2 = arg;
  const sampler_t l3 = n;
  constant sampler_t l4 = CLK_ADDRESS_NONE;
  local sampler_t l5;
  sampler_t l6[2];
  fs(l0);
  fs(arg);
  fs(0);
  fs(n);
  fs(1.0f);
  l1 = arg;
  arg + 1;
  sampler_t *p = &arg;
  *o = read_imagef(img, arg, (float2)(0.0f, 0.0f));
  *o = read_imagef(img, l0, (int2)(0, 0));
}
