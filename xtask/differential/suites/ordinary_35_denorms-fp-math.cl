// std: 1.0 1.1 1.2

#ifndef NOFP64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif

typedef __attribute__((ext_vector_type(4))) float float4;

float spscalardiv(float a, float b) {
  // CHECK: @spscalardiv
  // CHECK: fdiv{{.*}},
  // CHECK: !fpmath ![[MD:[0-9]+]]
  return a / b;
}

float4 spvectordiv(float4 a, float4 b) {
  // CHECK: @spvectordiv
  // CHECK: fdiv{{.*}},
  return a / b;
}

void testdbllit(float *val) {
  // CHECK: float 2.000000e+01
  val[0] = 20.0f;
  val[1] = 20.0;
}

float spscalarsqrt(float a) {
  return sqrt(a);
}

#ifdef cl_khr_fp64
double dpscalardiv(double a, double b) {
  // CHECK: @dpscalardiv
  // CHECK-NOT: !fpmath
  return a / b;
}

double fma_contract(double a, double b, double c) {
#pragma OPENCL FP_CONTRACT ON
  return a * b + c;
}
#endif

// CHECK: ![[MD]] = !{float 2.500000e+00}
