// std: 1.0 1.1 1.2 2.0 3.0
// opts: -DUSE_PRAGMA=1
// opts: -DDISABLE=1

#ifdef USE_PRAGMA
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif
#ifdef DISABLE
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
#endif

#ifndef cl_khr_fp64
#error no fp64
#endif

constant double cd = 1.0;
constant float cf = 1.0;

double fn(double d, double4 v) {
  double x = d * 2.0;
  float y = 1.0 + x;
  x += 0.5f;
  long double l;
  v = (double4)(1.0, 2.0, 3.0, 4.0);
  v = v * 2;
  v = v * 1.0;
  return sin(x) + v.y;
}

kernel void k(global double *p, float f) {
  p[0] = f;
  p[1] = f * 3.14159265358979;
  p[2] = convert_double(f);
  p[3] = as_double(f);
  p[4] = as_double((int2)(1, 2));
  f = p[0];
}

_Complex double z;
