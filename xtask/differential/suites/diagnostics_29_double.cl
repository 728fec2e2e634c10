// std: 1.0 1.2 3.0
// opts: -DPRAGMA=1
// opts: -DPRAGMA=0
#if PRAGMA
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#else
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
#endif
double g;
constant double c = 1.0;
double2 v;
void f(void) {
  double d = 1.0;
  float x = 1.0;
  float y = 1.0 * 2.0f;
  double4 d4 = (double4)(0.0, 1.0, 2.0, 3.0);
  (void)sizeof(double);
  d = 1;
  d = x;
  (void)(double)x;
  long double ld = 0;
  double3 e = convert_double3((int3)(1));
  d = sqrt(d);
}
kernel void k(double d, global double *p) { p[0] = d; }
