// std: 1.2 2.0

// Samplers: initial values, places, operators, arguments.

#define OK (CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST)

constant sampler_t g1 = OK;
const sampler_t g2 = OK;
sampler_t g3 = OK;
sampler_t g4;
constant sampler_t g5;
global sampler_t g6 = OK;
const constant sampler_t g7 = 5;
constant sampler_t g8 = 0xffffffff;
constant sampler_t g9 = -1;
constant sampler_t g10 = CLK_ADDRESS_CLAMP;
constant sampler_t g11 = CLK_FILTER_NEAREST | CLK_FILTER_LINEAR;
constant sampler_t g12 = 1.0f;
constant sampler_t g13 = {OK};
constant sampler_t g14 = g1;
constant sampler_t arr[2] = {OK, OK};
constant sampler_t *ptr;
static const sampler_t g15 = OK;
constant int notsampler = g1;

struct s { sampler_t m; };
union u { sampler_t m; int i; };
sampler_t ret(void) { return OK; }
void by_ptr(sampler_t *p);
void by_val(sampler_t s);
void by_const(const sampler_t s);
void by_int(int s);

kernel void k1(sampler_t s) {}
kernel void k2(constant sampler_t s) {}
kernel void k3(global sampler_t s) {}
kernel void k4(global sampler_t *s) {}
kernel void k5(const sampler_t s) {}
kernel void k6(sampler_t s[2]) {}

void in_fn(int n, sampler_t p) {
  sampler_t a = OK;
  const sampler_t b = OK;
  sampler_t c;
  sampler_t d = n;
  sampler_t e = p;
  sampler_t f = g1;
  static sampler_t h = OK;
  sampler_t i[2];
  const sampler_t j = OK, k = 7 | n;
  a = p;
  a = 0;
  p = a;
}

void calls(sampler_t p, int n) {
  by_val(p);
  by_val(g1);
  by_val(OK);
  by_val(5);
  by_val(n);
  by_val(1.0f);
  by_val(0);
  by_const(g2);
  by_int(p);
  by_int(g1);
  by_ptr(&p);
}

void ops(sampler_t s, sampler_t t, int n) {
  s + 1;
  s | t;
  ~s;
  !s;
  -s;
  s == t;
  s == 0;
  s++;
  &s;
  *s;
  s ? 1 : 0;
  n ? s : t;
  (int)s;
  (sampler_t)n;
  (sampler_t)OK;
  sizeof(s);
  if (s) {}
  s, t;
}
