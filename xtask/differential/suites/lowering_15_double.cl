// std: 1.0 1.1 1.2 3.0
// opts: -DDEFAULT_RUN=1
// opts: -DCL_SINGLE=1
#ifdef CL_SINGLE
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
#else
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif

kernel void literals(global float *out) {
  out[0] = 1.0;
  out[1] = 2.0f * 3.0;
  out[2] = out[0] + 0.5;
  out[3] = 1e300;
  float x = 0.1;
}

double dmul(double a, double b) {
  return a * b;
}

double4 vec(double4 v, double s) {
  v.x = sin(s);
  v.yz = (double2)(1.0, 2.0);
  return v / s;
}

float narrow(double d) {
  return (float)d + 1;
}

#ifdef cl_khr_fp64
kernel void use(global double *p, double q) {
  p[get_global_id(0)] = ldexp(q, 3) + M_PI;
}
#endif

void va(double, ...);

void call(float f) {
  va(f, f, 1.0f);
}
