// std: 1.0 1.2 3.0
// CHECK-LABEL: @fp_contract_on
float fp_contract_on(float a, float b, float c) {
  #pragma OPENCL FP_CONTRACT ON
  return a * b + c;
}

float fp_contract_off(float a, float b, float c) {
#pragma OPENCL FP_CONTRACT OFF
  // CHECK: fmul
  return a * b + c;
}

float4 fp_contract_vec(float4 a, float4 b, float4 c) {
#pragma OPENCL FP_CONTRACT DEFAULT
  {
#pragma STDC FP_CONTRACT OFF
    a = a * b - c;
  }
  return a * b + c;
}

#pragma OPENCL FP_CONTRACT OFF
kernel void k(global float *p, float x) {
  p[0] = p[1] * x + p[2];
  p[3] = -(p[1] * x) - 1.0f;
}
