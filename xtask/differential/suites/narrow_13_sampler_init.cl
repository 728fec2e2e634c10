// std: 1.2 2.0 3.0
// Initialisation of samplers and the literal's value.

constant sampler_t ok1 = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;
const sampler_t ok2 = 0;
__constant sampler_t bad_addr = 5 << 1;
__constant sampler_t bad_filter = 0x30;
__constant sampler_t from_float = 1.0f;
__constant sampler_t from_vec = (int4)(0);
__constant sampler_t uninit;
sampler_t noqual = CLK_FILTER_NEAREST;
__global sampler_t glob = 1;
constant sampler_t chained = ok1;
constant sampler_t listed = {1};
constant sampler_t long_init = 1L;

int get(void);

void use(sampler_t s, int n) {
  const sampler_t a = CLK_ADDRESS_NONE;
  const sampler_t b = n;
  const sampler_t c = get();
  const sampler_t d = s;
  sampler_t e = CLK_FILTER_LINEAR;
  __constant sampler_t f = 2;
  __local sampler_t g;
  sampler_t h;
  use(a, 1);
  use(ok1, 1);
  use(3, 1);
  use(n, 1);
  use(1.0f, 1);
}
