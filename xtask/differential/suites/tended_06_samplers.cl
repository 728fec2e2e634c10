// std: 1.2 2.0 3.0

#define OK_BITS (CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR)

constant sampler_t glb_ok = OK_BITS;
const sampler_t glb_const = OK_BITS;
constant sampler_t glb_noinit;
constant sampler_t glb_float = 2.0f;
constant sampler_t glb_copy = glb_ok;

struct s { sampler_t m; };

void arg(sampler_t s);

kernel void k(sampler_t param, int n) {
  sampler_t ok = OK_BITS;
  const sampler_t okc = CLK_ADDRESS_NONE;
  sampler_t from_n = n;
  sampler_t from_param = param;
  sampler_t empty;
  arg(ok);
  arg(param);
  arg(OK_BITS);
  arg(n);
  param + 1;
  ok == okc;
}

