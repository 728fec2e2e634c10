// std: 1.2 2.0 3.0
// Samplers as arguments, in types, in expressions.
constant sampler_t gs = CLK_ADDRESS_NONE | CLK_NORMALIZED_COORDS_FALSE | CLK_FILTER_NEAREST;

struct s1 { sampler_t s; };
union u1 { sampler_t s; int i; };
struct s2 { sampler_t *s; };

sampler_t get_sampler(void);
sampler_t get_sampler2(void) { return gs; }

void take(sampler_t s);
void take_const(const sampler_t s);
void take_ptr(sampler_t *s);
void take_gptr(global sampler_t *s);
void take_arr(sampler_t s[]);
void take_int(int i);

kernel void k_arg(sampler_t s) {}
kernel void k_const(const sampler_t s) {}
kernel void k_ptr(global sampler_t *s) {}
kernel void k_constant(constant sampler_t s) {}
kernel void k_global(global sampler_t s) {}
kernel void k_local(local sampler_t s) {}
kernel void k_private(private sampler_t s) {}
kernel void k_arr(sampler_t s[2]) {}

kernel void use(sampler_t s, sampler_t t, global int *o, read_only image2d_t img) {
  const sampler_t loc = 0;
  take(s);
  take(gs);
  take(loc);
  take(0);
  take(CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST);
  take(*o);
  take(1.0f);
  take(img);
  take_const(s);
  take_int(s);
  s = t;
  s = 0;
  s + 1;
  s | CLK_FILTER_LINEAR;
  s == t;
  s != 0;
  !s;
  *s;
  &s;
  &gs;
  s ? 1 : 2;
  *o ? s : t;
  if (s) *o = 1;
  (int)s;
  (sampler_t)1;
  (sampler_t)t;
  *o = sizeof(s);
  *o = s;
  s++;
  read_imagef(img, *o, (int2)(0));
  read_imagef(img, gs, (int2)(0));
}
