// std: 1.2+

// Initialisation of samplers and the literal's value.

constant sampler_t ok1 = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;
const sampler_t ok2 = 0;
__constant sampler_t bad_addr = 5 << 1;
__constant sampler_t bad_filter = 0x30;
__constant sampler_t from_float = 1.0f; //~ ERROR CL0506
__constant sampler_t from_vec = (int4)(0); //~ ERROR CL0506
__constant sampler_t uninit; //~ ERROR CL0313
sampler_t noqual = CLK_FILTER_NEAREST; //~ ERROR CL0319
__global sampler_t glob = 1; //~ ERROR CL0319
constant sampler_t chained = ok1; //~ ERROR CL0439
constant sampler_t listed = {1}; //~ ERROR CL0506
constant sampler_t long_init = 1L; //~ ERROR CL0506

int get(void);

void use(sampler_t s, int n) {
  const sampler_t a = CLK_ADDRESS_NONE;
  const sampler_t b = n;
  const sampler_t c = get();
  const sampler_t d = s;
  sampler_t e = CLK_FILTER_LINEAR;
  __constant sampler_t f = 2; //~ ERROR CL0310
  __local sampler_t g; //~ ERROR CL0319
  sampler_t h;
  use(a, 1);
  use(ok1, 1);
  use(3, 1);
  use(n, 1);
  use(1.0f, 1); //~ ERROR CL0506
}
