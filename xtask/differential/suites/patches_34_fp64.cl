// std: 1.1 1.2 3.0
// opts: -DNOFP64
#ifdef NOFP64
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
#endif
void f1(double da) {
  double d; // expected-warning
  (void)1.0;
  float f = 1.0;
  f = 1.0 + f;
  double4 v = (double4)(1.0, 2.0, 3.0, 4.0);
  v = convert_double4((float4)(f));
  d = f;
  f = d;
  long double ld = 1.0; // expected-error
  d = 1.0L; // expected-error
}

#if __OPENCL_C_VERSION__ < 120
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif
void f2(void) {
  double d = 2.5;
  double2 v = (double2)(d, 1.0f);
  v = (float2)(1.0f, 2.0f); // expected-error
  d = sqrt(d) + fma(d, 1.0, 2.0);
  (void)1.0;
  long2 c = v > d;
  int2 i = v > d; // expected-error
}
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
void f3(void) {
  double d = 1.0;
}
#ifndef cl_khr_fp64
#error no fp64
#endif
#if __OPENCL_C_VERSION__ >= 300 && !defined(__opencl_c_fp64)
#error no feature macro for fp64
#endif
