// std: 1.0 1.1 1.2 3.0
void f1(void) {
  double d = 1.0;
  float f = 1.0;
  float g = 1.0f;
  double2 v = (double2)(1.0, 2.0);
  d = f;
  f = d;
  f = 1e400;
  f = 0x1.0p3;
}
half h1(half *p) { return *p; }
void f2(void) {
  half h = 1.0f;
  half2 h2;
  (void)sizeof(half);
  (void)1.0h;
  float f = h;
}
double ret(double d) { return sin(d) + d; }
kernel void k(double d, global double *p, half h, global half *q) { }
#if __OPENCL_C_VERSION__ < 120
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
void after(double d) { d = d * 2.0; }
#endif
#ifdef cl_khr_fp64
constant double cd = M_PI;
#endif
