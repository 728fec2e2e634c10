// std: 1.0 1.1 1.2 3.0
// opts: -DDISABLE=1
// opts: -DENABLE=1
// double literals, double vectors.
#ifdef DISABLE
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
#endif
#ifdef ENABLE
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif

void f1(double da) {
  double d;
  (void)1.0;
  (void)1.0f;
  d = 1.0;
  float f = 3.0;
  double2 v = (double2)(1.0, 2.0);
}

typedef double local_double;
double ret(void);
struct ds { double d; double4 v; };

#ifdef cl_khr_fp64
constant double c = 2.0;
kernel void k(global double *g, double4 d) {
  g[0] = sqrt(d.x) + c;
  g[1] = d;
  long4 l = d == d;
  int4 i = d == d;
  g[2] = convert_double(3);
  float4 f = convert_float4(d);
  f = d;
}
#endif
void variadic(void) {
  printf("%f %f\n", 1.0, 2.0f);
}
