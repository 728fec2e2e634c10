// std: 1.0 1.1 1.2
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
half decl_ret(half h);
half h0;
constant half ch = 1.0f;
typedef half half_t;
half *hp;
void f(global half *p, half *q, constant half *c) {
  half a;
  half b[2];
  half_t d;
  float x = *p;
  p[0] = 1.0f;
  float y = c[1];
  *q;
  (half)1.0f;
  float z = vload_half(0, p);
  vstore_half(z, 0, p);
  int s = sizeof(half);
}
struct S { half h; half *p; };
half arr[10];

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
half decl_ret2(half h);
void g(global half *p, half q) {
  half a = *p;
  half4 v = (half4)(a, q, 1.0h, 0.5h);
  p[0] = v.x;
  float f = 1.0h * 2.0f;
}
