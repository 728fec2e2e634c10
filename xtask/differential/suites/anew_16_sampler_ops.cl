// std: 1.2 3.0

constant sampler_t cs = CLK_FILTER_LINEAR;
void take(sampler_t s);
void take_const(const sampler_t s);

kernel void ops(sampler_t a, sampler_t b, int n, read_only image2d_t img) {
  a = b;
  a = 1;
  a++;
  -a;
  ~a;
  !a;
  a + 1;
  a | CLK_FILTER_LINEAR;
  a == b;
  a != 0;
  a && b;
  &a;
  *a;
  &cs;
  n ? a : b;
  n ? a : cs;
  (int)a;
  (sampler_t)n;
  (sampler_t)3;
  (void)a;
  n = a;
  if (a) n = 1;
  while (a) break;
  a[0];
  sizeof(a);
  take(a);
  take(n);
  take_const(a);
  take(cs);
  float4 f = read_imagef(img, a, (int2)(0, 0));
  f = read_imagef(img, cs, (int2)(0, 0));
  f = read_imagef(img, CLK_FILTER_LINEAR, (int2)(0, 0));
  f = read_imagef(img, n, (int2)(0, 0));
}
