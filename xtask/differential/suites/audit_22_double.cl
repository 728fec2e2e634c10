// std: 1.0 1.1 1.2 2.0 3.0
// opts:
// opts: -DDIS=1
#ifdef DIS
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
#endif
constant double cd = 1.0;
constant float cf = 1.0;
void f1(double d);
double f2(void);
void f3(double2 d);

void f4(void) {
  double d;
  float f = 1.0;
  float g = 1.5 + f;
  d = 3.14;
  d = 1.0l;
  d = 1e400;
  (void)1.0;
  float h = (float)2.0;
  int i = 1.0;
  double4 v = (double4)(1.0, 2.0, 3.0, 4.0);
  float4 w = (float4)(1.0, 2.0, 3.0, 4.0);
  d = f + g;
  f = d;
  sizeof(double);
  sizeof(1.0);
  long double ld;
  v = w;
  v = convert_double4(w);
}
#ifndef DIS
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
void f5(double d) { d += 1.0; }
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
void f6(double d) { d += 1.0; }
#endif
#ifdef __opencl_c_fp64
constant int has = __opencl_c_fp64;
#endif
