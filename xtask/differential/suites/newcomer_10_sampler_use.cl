// std: 1.2 2.0
typedef sampler_t smp;
struct hold { sampler_t s; };
union uhold { sampler_t s; int i; };
constant smp cs = CLK_FILTER_LINEAR;

sampler_t ret(void);
void param(sampler_t s);
void ptr(sampler_t *s);
kernel void kptr(global sampler_t *s) {}
kernel void ok(sampler_t s) {
  param(s);
  param(cs);
  param(CLK_FILTER_LINEAR);
  param(1.0f);
  sampler_t arr[2];
  sampler_t *p;
  s + 1;
  *s;
  &s;
  s == s;
  (int)s;
  (void)s;
}
