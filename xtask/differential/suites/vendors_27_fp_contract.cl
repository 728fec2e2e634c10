// std: 1.2 2.0 3.0
// Contraction of multiplication and addition.

// CHECK: call float @llvm.fmuladd.f32
float fp_contract_default(float a, float b, float c) { return a * b + c; }

float fp_contract_off(float a, float b, float c) {
#pragma OPENCL FP_CONTRACT OFF
  return a * b + c;
}

#pragma OPENCL FP_CONTRACT OFF
float4 file_off(float4 a, float4 b, float4 c) { return a * b - c; }
float on_inside(float a, float b, float c) {
#pragma OPENCL FP_CONTRACT ON
  {
#pragma OPENCL FP_CONTRACT DEFAULT
    a *= b;
  }
  return a * b + c;
}
#pragma OPENCL FP_CONTRACT ON

double not_first(double a, double b, double c) {
  a += 1;
#pragma OPENCL FP_CONTRACT OFF
  return -(a * b) + c;
}

#pragma OPENCL FP_CONTRACT MAYBE
#pragma OPENCL FP_CONTRACT
#pragma OPENCL FP_CONTRACT ON now
#pragma STDC FP_CONTRACT OFF
#pragma clang fp contract(fast)
float after(float a, float b) { return a * b + a; }
