// std: 1.0 1.1 1.2 3.0
double d_glb(double d);
void vec(double4 v);
float lit(void) { return 1.0; }
kernel void k(global float *out) {
  double a = 1.0;
  float b = 1.0;
  float c = 1.0f + 2.0;
  (void)(1.0 == 2.0f);
  double2 d = (double2)(1.0, 2.0);
  out[0] = (double)b;
  long double e;
  int s = sizeof(double);
  int t = 1.0 + 1;
}
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
kernel void k2(global double *out) {
  double a = 1.0;
  double4 b = (double4)(a);
  out[0] = b.x + 1.0f;
}
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
double off(double x) { return x; }
typedef double dd;
dd off2(dd x);
