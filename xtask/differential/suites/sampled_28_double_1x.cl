// std: 1.0 1.1 1.2 2.0 3.0

constant float cf = 1.0;
constant double cd = 1.0;

void f1(double da) {
  double d;
  (void)1.0;
  (void)1.0f;
  double4 v;
}

#pragma OPENCL EXTENSION cl_khr_fp64 : enable
void f2(void) {
  double d = 1.0;
  double4 v = (double4)(1.0, 2.0f, 3, d);
  float f = d;
  float4 w = v;
  (void)(v + 1.0f);
  (void)(w + 1.0);
  (void)(w * d);
  long double ld = 1.0;
  (void)1.0L;
}
#pragma OPENCL EXTENSION cl_khr_fp64 : disable

void f3(void) {
  double d;
  float x = 3.5;
}
