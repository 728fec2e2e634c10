// std: 1.2 2.0
// opts: -DFP64=1
// opts: -DNOFP64=1

typedef __attribute__((ext_vector_type(4))) float float4v;

float spscalardiv(float a, float b) {
  return a / b;
}

float4v spvectordiv(float4v a, float4v b) {
  return a / b;
}

float4v spmixeddiv(float4v a, float b) {
  return a / b + b / a;
}

float spsqrt(float a) {
  return sqrt(a) + native_sqrt(a) + __builtin_sqrtf(a);
}

#if __OPENCL_C_VERSION__ >= 120
void printf_none(void) {
  printf("%f\n", 1.0f);
}
#endif

#ifndef NOFP64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
double dpscalardiv(double a, double b) {
  return a / b;
}
#endif

void dpscalardiv_lit(global float *out, float a) {
  *out = a / 2.0;
}
