// std: 1.0 1.2 2.0 3.0

constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE |
                             CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
const sampler_t linear = CLK_FILTER_LINEAR | CLK_ADDRESS_REPEAT |
                         CLK_NORMALIZED_COORDS_TRUE;
sampler_t changeable = CLK_FILTER_NEAREST;
constant sampler_t empty;
constant sampler_t from_long = 1L;
constant sampler_t from_string = "nearest";
constant sampler_t table[2] = {CLK_FILTER_NEAREST, CLK_FILTER_LINEAR};

typedef union {
  sampler_t s;
  uint bits;
} pun_t;

sampler_t pick(int smooth) { return smooth ? linear : nearest; }

float4 lookup(read_only image2d_t img, float2 at, sampler_t s) {
  return read_imagef(img, s, at);
}

kernel void resize(read_only image2d_t img, sampler_t given,
                   global float4 *out, uint mode, global sampler_t *list) {
  const sampler_t here = CLK_FILTER_LINEAR;
  const sampler_t by_mode = mode;
  const sampler_t copy = given;
  const sampler_t copy_of_file = nearest;
  static const sampler_t kept = CLK_FILTER_LINEAR;
  local sampler_t shared;
  out[0] = lookup(img, (float2)(0.5f), nearest);
  out[1] = lookup(img, (float2)(0.5f), given);
  out[2] = lookup(img, (float2)(0.5f), here);
  out[3] = lookup(img, (float2)(0.5f), CLK_FILTER_LINEAR);
  out[4] = lookup(img, (float2)(0.5f), mode);
  out[5] = lookup(img, given, (float2)(0.5f));
  out[6] = lookup(img, (float2)(0.5f), mode ? given : nearest);
  given = nearest;
  uint bits = (uint)given;
  bool same = given == nearest;
  sampler_t *address = &given;
  given | CLK_FILTER_LINEAR;
}
