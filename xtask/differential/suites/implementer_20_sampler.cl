// std: 1.2 2.0
constant sampler_t s0 = CLK_ADDRESS_CLAMP | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_NEAREST;
const sampler_t s1 = CLK_ADDRESS_NONE;
sampler_t s2 = CLK_ADDRESS_CLAMP;
global sampler_t s3 = 0;
constant sampler_t s4;
constant sampler_t s5 = 1.0f;
constant sampler_t arr[] = {0, 1};
constant sampler_t *ps;
struct st { sampler_t s; };
int rt(void);
sampler_t ret(void);

void use(sampler_t s);
void usep(sampler_t *s);
void usea(sampler_t s[2]);

kernel void k(sampler_t a, sampler_t b, int n) {
  const sampler_t l0 = CLK_FILTER_LINEAR;
  sampler_t l1 = 0;
  const sampler_t l2 = n;
  const sampler_t l3 = rt();
  const sampler_t l4 = a;
  constant sampler_t l5 = 2;
  local sampler_t l6;
  sampler_t l7;
  use(a);
  use(5);
  use(s0);
  use(n);
  a = b;
  a + 1;
  &s0;
  (int)a;
  if (a) ;
  sizeof(sampler_t);
}
kernel void gp(global sampler_t s) {}
kernel void gpp(global sampler_t *s) {}
