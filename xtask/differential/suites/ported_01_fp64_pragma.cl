// std: 1.0 1.1 1.2 2.0 3.0

// Use of double with and without the fp64 pragma.

double before(double x) {
  return x * 2.0;
}

#pragma OPENCL EXTENSION cl_khr_fp64 : enable
double after(double x) {
  double4 v = (double4)(x, 1.0, 2.0, 3.0);
  v.s0 = 1.0f;
  return v.s0 + x;
}

#pragma OPENCL EXTENSION cl_khr_fp64 : disable
void disabled(float f, __global float *out) {
  double d = 1.0;
  float g = 1.0;
  out[0] = f * 3.5;
  out[1] = 3.5f;
  (void)sizeof(double);
  double2 v = (double2)(1.0, 2.0);
}

#pragma OPENCL EXTENSION cl_khr_fp64 : on
#pragma OPENCL EXTENSION cl_khr_fp64 enable
#pragma OPENCL EXTENSION : enable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION all : disable

void after_all(void) {
  double d = 0.0;
  long double ld;
}
