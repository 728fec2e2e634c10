// std: 1.0 1.1 1.2 3.0
// opts: -DPLAIN=1
// opts: -DNO_FP64=1

#ifdef NO_FP64
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
#else
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif

double gd(double x);
typedef double4 my_double4;
constant double cd = 3.0;

void f(float x, int4 i) {
  double d = 1.0;
  double e = x;
  float g = 1.0;
  float h = d;
  double2 d2 = {1.0, 2.0};
  double4 d4 = convert_double4(i);
  double4 d5 = (double4)(1.0f);
  my_double4 d6 = d4 + 1.0;
  float4 f4 = d4;
  float4 f5 = convert_float4(d4);
  long double ld = 1.0;
  double r = sin(d) + fma(d, d, 1.0);
  int4 c = d4 < d5;
  long4 c2 = d4 < d5;
  double _Complex dc;
  x += 1.0;
  printf("%f %lf\n", d, d);
}
