// std: 1.2 2.0
// opts: -DUSE_DOUBLE=1
float spscalardiv(float a, float b) { return a / b; }
float4 spvectordiv(float4 a, float4 b) { return a / b; }
float spscalarsqrt(float a) { return sqrt(a); }
float contracted(float a, float b, float c) { return a * b + c; }
float not_contracted(float a, float b, float c) {
#pragma OPENCL FP_CONTRACT OFF
  return a * b + c;
}
#ifdef USE_DOUBLE
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
double dpscalardiv(double a, double b) { return a / b; }
float mixed(float a) { return a * 2.0; }
void print(float f) { printf("%f %v2f", f, (float2)(f)); }
#endif
