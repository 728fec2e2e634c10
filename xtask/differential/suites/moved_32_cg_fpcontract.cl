// std: 1.2 2.0
float fp_contract_default(float a, float b, float c) { return a * b + c; }

float fp_contract_off(float a, float b, float c) {
#pragma OPENCL FP_CONTRACT OFF
  return a * b + c;
}
float fp_contract_on(float a, float b, float c) {
#pragma OPENCL FP_CONTRACT ON
  return a * b + c;
}
float fp_contract_dflt(float4 a, float b) {
#pragma STDC FP_CONTRACT DEFAULT
  return a.x * b + a.y;
}
#pragma OPENCL FP_CONTRACT ON
float4 vec(float4 a, float4 b, float c) {
  float4 t = a * b;
  {
#pragma OPENCL FP_CONTRACT OFF
    t = t + c;
  }
  return fma(a, b, t) + mad(a, b, t);
}
float mid(float a) {
  a = a + 1;
#pragma OPENCL FP_CONTRACT OFF
  return a;
}
#pragma OPENCL FP_CONTRACT
#pragma OPENCL FP_CONTRACT MAYBE
#pragma OPENCL FP_CONTRACT ON junk
kernel void k(global float *o) { o[0] = fp_contract_default(o[1], o[2], o[3]); }
