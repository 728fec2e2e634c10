// std: 1.0 1.1 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
void f1(double da) {
  double d;
  (void)1.0;
}

double ret(void);
typedef double d_t;
void f2(double *p, double4 v) {
  float f = 1.0;
  f = 3.0 * f;
  double4 w = (double4)(0.0);
  long l = (long)2.5;
  half h;
}

#pragma OPENCL EXTENSION cl_khr_fp64 : enable
void f3(void) {
  double d = 1.0;
  float f = d;
  int x = (int)d;
  d = fma(d, d, d);
  d = convert_double_rte(f);
  d % 2.0;
  d << 1;
}
