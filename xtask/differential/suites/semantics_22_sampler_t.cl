// std: 1.0 1.2 2.0 3.0
// sampler_t.

constant sampler_t glb_c = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
const sampler_t glb_const = CLK_ADDRESS_NONE | CLK_FILTER_LINEAR;
const constant sampler_t glb_cc = 0;
sampler_t glb_plain = 0;
global sampler_t glb_g;
const global sampler_t glb_cg = 0;
constant sampler_t glb_noinit;
const sampler_t glb_float = 1.0f;
const sampler_t glb_big = 2147483647;
const sampler_t glb_str = "x";
constant sampler_t glb_copy = glb_c;
constant sampler_t glb_arr[2] = {0, 0};
constant int not_sampler = 3;
const sampler_t glb_from_int = not_sampler;
struct S { sampler_t s; };
sampler_t ret_s(void);
void take(sampler_t s);
void take_p(sampler_t *s);
kernel void k_p(sampler_t *s) {}
kernel void k_gp(global sampler_t *s) {}
kernel void k_const(const sampler_t s) {}
kernel void k_local(local sampler_t s) {}
kernel void k_cst(constant sampler_t s) {}

kernel void f(sampler_t arg, read_only image2d_t img, int n) {
  sampler_t s1 = 1;
  const sampler_t s2 = CLK_FILTER_NEAREST;
  constant sampler_t s3 = CLK_ADDRESS_REPEAT;
  sampler_t s4;
  const sampler_t s5 = arg;
  const sampler_t s6 = n;
  const sampler_t s7 = 0.5f;
  sampler_t s8[2];
  local sampler_t s9;
  static sampler_t s10 = 0;
  sampler_t *s11;
  s1 = s2;
  arg = s1;
  take(s1);
  take(0);
  take(1.0f);
  take(arg);
  take(glb_c);
  take_p(&s1);
  (void)&s1;
  (void)*s1;
  (void)(s1 + 1);
  (void)(s1 == s2);
  (void)(1 ? s1 : s2);
  (void)(sampler_t)3;
  (void)(int)s1;
  if (s1) return;
  read_imagef(img, s1, (int2)(0));
  read_imagef(img, 3, (int2)(0));
  read_imagef(img, n, (int2)(0));
  read_imagef(img, glb_c, (float2)(0.5f));
}
