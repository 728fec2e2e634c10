// std: 1.0 1.1 1.2
// opts: -DWITHOUT=1
// opts: -DWITH=1

#if defined(WITHOUT)
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
#elif defined(WITH)
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif

constant double pi = 3.14159265358979;
constant float pi_f = 3.14159265358979;

typedef double real;

typedef struct {
  double re, im;
} complex_t;

real norm(complex_t c) { return sqrt(c.re * c.re + c.im * c.im); }

kernel void phase(global float *out, global double2 *acc, double start) {
  float f = out[0] * 0.5;
  f += 1e-3;
  acc[0] = (double2)(f, start);
  acc[0].x = f * pi;
  out[1] = start;
  out[2] = convert_float_rtz(start);
  out[3] = 1.0f / 3;
  out[4] = (double)f;
  int i = start > 1.0;
  switch (start) {
  default:
    break;
  }
}
