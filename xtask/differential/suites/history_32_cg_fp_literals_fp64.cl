// std: 1.0 1.2
float single(float x) {
  return x * 2.0f + 1.0;
}
#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
double dbl(double x) {
  return x * 2.0 + 1.0f;
}
float4 vec_splat(float4 v) {
  return v * 2.0;
}
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
#endif
float after(float x) {
  x += 0.5;
  return x * (float)3.0;
}
kernel void pf(global float *p) {
  printf("%f %f\n", *p, 2.5);
}
