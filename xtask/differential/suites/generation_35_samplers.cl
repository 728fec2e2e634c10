// std: 1.2 2.0 3.0
// Samplers: declarations, initialisers, uses.
#define NN (CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST)

constant sampler_t cs = NN;
constant sampler_t cs2 = CLK_ADDRESS_CLAMP_TO_EDGE | CLK_NORMALIZED_COORDS_FALSE | CLK_FILTER_LINEAR;
const sampler_t ks = 5;
static constant sampler_t scs = 0;
sampler_t plain = NN;
global sampler_t gs = NN;
constant sampler_t noinit;
constant sampler_t finit = 1.0f;
constant sampler_t big = 0x1000000;
constant sampler_t odd = 2;
constant sampler_t arr[2] = {0, 1};
extern constant sampler_t ext;
struct ss { sampler_t s; };
sampler_t ret(void) { return cs; }
sampler_t *rptr(void);
int glob_int = 1;
constant sampler_t fromvar = glob_int;

float4 use(read_only image2d_t i, sampler_t s) { return read_imagef(i, s, (int2)(0)); }
void use_ptr(sampler_t *s);
void use_const(const sampler_t s);

kernel void k(sampler_t p, const sampler_t cp, read_only image2d_t i, global float4 *o, int n) {
  sampler_t ls = NN;
  const sampler_t cls = NN;
  constant sampler_t ccls = NN;
  sampler_t from_p = p;
  sampler_t dyn = n;
  sampler_t un;
  o[0] = use(i, p) + use(i, cs) + use(i, ls) + use(i, cls) + use(i, ks);
  o[1] = use(i, 5);
  o[2] = use(i, NN);
  o[3] = use(i, n);
  o[4] = use(i, 1.0f);
  o[5] = read_imagef(i, 0, (int2)(0));
  p = cs;
  ls = 4;
  &p;
  *p;
  p + 1;
  p == cs;
  if (p) n = 1;
  n = p;
  (int)p;
  (sampler_t)1;
  use_const(p);
  use_const(0);
  sampler_t la[2];
  static sampler_t st = 0;
  n = n ? 1 : 2;
  sampler_t sel = n ? p : cs;
}
kernel void kp(global sampler_t *s) {}
