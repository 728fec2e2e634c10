// std: 1.2 2.0 3.0
#define NEAREST (CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST)

constant sampler_t s_const_as = NEAREST;
const sampler_t s_const = NEAREST;
sampler_t s_plain = NEAREST;
global const sampler_t s_global = NEAREST;
constant sampler_t s_none;
constant sampler_t s_float = 2.5f;
constant sampler_t s_copy = s_const_as;
constant sampler_t s_list[] = {NEAREST, NEAREST};

struct state { sampler_t smp; image2d_t img; };

sampler_t choose(int linear);
float4 fetch(read_only image2d_t img, sampler_t smp, int2 at) {
  return read_imagef(img, smp, at);
}

kernel void k(read_only image2d_t img, sampler_t arg, int flags, global float4 *out) {
  sampler_t inline_s = NEAREST;
  sampler_t from_flags = flags;
  sampler_t bare;
  local sampler_t shared;
  constant sampler_t in_const = NEAREST;
  out[0] = fetch(img, s_const_as, (int2)(0));
  out[1] = fetch(img, arg, (int2)(0));
  out[2] = fetch(img, NEAREST, (int2)(0));
  out[3] = fetch(img, flags, (int2)(0));
  out[4] = fetch(img, 1.0f, (int2)(0));
  out[5] = fetch(img, flags ? arg : inline_s, (int2)(0));
  inline_s = arg;
  int v = inline_s;
  if (arg == inline_s) out[6] = 0;
  sampler_t *p = &inline_s;
}

kernel void k_ptr(constant sampler_t *p) {}
