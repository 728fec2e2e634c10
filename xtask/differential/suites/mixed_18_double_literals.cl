// std: 1.0 1.1 1.2 2.0 3.0
// opts: -DNO64=0
// opts: -DNO64=1

#if NO64
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
#endif

double early(double d);
constant double cd = 1.0;

void f(float f1, int i) {
  float a = 1.0;
  float b = f1 * 2.0;
  double c = 1.0f;
  double4 d = (double4)(0.0);
  (void)sizeof(1.0);
  (void)sizeof(double);
  int t = f1 < 0.5;
  double e = 1.0l;
  float x = 1e400;
  i = (int)(double)i;
  typedef double D;
  struct S { double m; };
}

#pragma OPENCL EXTENSION cl_khr_fp64 : enable

void g(float f1) {
  double a = 1.0;
  double2 b = (double2)(f1, 1.0);
  a = sin(a);
  f1 = f1 + 1.0;
  float4 v = (float4)(1.0f) * 2.0;
  float4 w = (float4)(1.0f) * a;
  long2 r = b < b;
  int2 r2 = b < b;
  long double ld;
}
