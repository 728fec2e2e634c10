// std: 1.2 2.0 3.0
constant float f0 = 1.0h;
half g0;
half2 gv;
typedef half myhalf;
half ret(half h);
void ptr(half *p, global half *g);
struct S { half h; };

void t(half *p, global half *g, float f) {
  half h;
  half4 h4;
  half a[2];
  h = *p;
  f = *g;
  *p = 1.0f;
  f = p[0];
  f = vload_half(0, g);
  vstore_half(f, 0, g);
  half *q = &p[1];
  q = p + 1;
  p++;
  f = (half)1.0f;
  (void)sizeof(half);
}

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
half g1;
half2 gv1;
half ret1(half h) { return h + 1.0h; }
void t1(half *p) {
  half h = *p;
  half4 h4 = (half4)(h, 1.0h, 2.0h, 3.0h);
  h4 = h4 * h;
  h = sin(h);
  h = 1.0f;
  int i = h;
}
kernel void k1(half h, half8 v) {}
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
half g2;
