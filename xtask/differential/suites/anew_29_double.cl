// std: 1.0 1.1 1.2 3.0
// opts: -DFP64
// opts: -DNOFP64

#ifdef FP64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#elif defined(NOFP64)
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
#endif

constant double cd = 1.0;
constant float cf = 1.0;
constant double4 cd4 = (double4)(1.0, 2.0, 3.0, 4.0);
double f(double d);
void ptr(double *p, global double2 *q);
struct S { double d; };
typedef double real;

kernel void k(global float *g, global double *gd, int n) {
  double d;
  real r = 2.0;
  float x = 1.0;
  x = 1.0f;
  x = 1.0 + g[0];
  x = n ? 1.0 : 2.0f;
  x = (double)n;
  gd[0] = x;
  double2 d2 = (double2)(1.0, 2.0);
  d2 = d2 * 2.0;
  d2 = d2 * 2.0f;
  float4 f4 = (float4)(1.0, 2.0, 3.0, 4.0);
  f4 = f4 * 2.0;
  f4 = d;
  d = sin(d);
  d = fma(d, d, 1.0);
  x = convert_float(d);
  d = convert_double(n);
  long l = as_long(d);
  d = as_double(1L);
  d = as_double(1);
  long double ld;
  ld = 1.0L;
  bool b = isequal(d, d);
}

#ifdef cl_khr_fp64
double has(void) { return DBL_MAX; }
#endif
