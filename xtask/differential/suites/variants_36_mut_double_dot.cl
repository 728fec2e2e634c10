// std: 1.0 1.2 3.0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
double norm2(__global const double2 *v, int n) {
  double s = 0.0;
  for (int i = 0; i < n; ++i)
    s += dot(v[i], v[i]);
  return sqrt(s);
}

__kernel void norms(__global const double2 *v, __global double *out, int n) {
  size_t g = get_global_id(0);
  out[g] = norm2(v + g * n, n);
}

double norm_a(__global const double2 *v, int n) {
  return sqrt(n);
}
double norm_b(__global const double2 *v, float n) {
  return dot(v[0], (float2)(n));
}
double norm_c(__global const double2 *v, int n) {
  return dot(v[0].lo, v[n].hi);
}
float norm_d(__global const double2 *v, int n) {
  return sqrt(dot(v[0], v[n]));
}
double norm_e(__global const double3 *v, int n) {
  return length(v[0]) + distance(v[n], v[0], v[0]);
}
double norm_f(__global const double2 *v, int n) {
  return half_sqrt(v[n].x);
}
double norm_g(__global const double2 *v, int n) {
  return ldexp(v[0], n).x + pown(v[0], (int2)(n)).x;
}
long double norm_h(__global const double2 *v, int n) {
  return v[n].x;
}
double norm_i(__global const double2 *v, int n) {
  return v[n] == v[0] ? 1.0 : 0.0f;
}
double norm_j(__global const double2 *v, int n) {
  return fract(v[0].x, n) + nan((ulong)n);
}
