// std: 1.2 2.0 3.0

#define CLK_MINE (CLK_ADDRESS_CLAMP_TO_EDGE | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_NEAREST)

constant sampler_t s0 = CLK_MINE;
const sampler_t s1 = CLK_MINE;
constant const sampler_t s2 = CLK_MINE;
sampler_t s3 = CLK_MINE;
constant sampler_t s4 = 1.0f;
constant sampler_t s5 = (int2)(0, 1);
constant sampler_t s6 = "text";
constant sampler_t s7;
constant sampler_t s8 = s0;
constant sampler_t s9 = 10000000000L;
constant sampler_t sa[2] = {CLK_MINE, CLK_MINE};
global sampler_t sg = CLK_MINE;
global const sampler_t sgc = CLK_MINE;
local sampler_t sl;
typedef sampler_t smp_t;
constant smp_t std_ok = 0;

sampler_t ret(void);
sampler_t ret_def(void) { return s0; }
struct S { sampler_t s; };
struct S2 { int a; sampler_t s[2]; };
void ptr(sampler_t *p);
void cptr(constant sampler_t *p);
void arr(sampler_t a[2]);
void ok(sampler_t s);

kernel void k(sampler_t arg, global int *g, local sampler_t la, constant sampler_t ca) {
  sampler_t a = CLK_MINE;
  const sampler_t b = CLK_MINE;
  constant sampler_t c = CLK_MINE;
  sampler_t d;
  local sampler_t e;
  global sampler_t f;
  sampler_t h = arg;
  sampler_t i = *g;
  sampler_t j[2];
  static sampler_t l = 0;
  ok(arg);
  ok(s0);
  ok(a);
  ok(CLK_MINE);
  ok(5);
  ok(1.0f);
}
