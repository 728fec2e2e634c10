// std: 1.0 1.2 2.0
// opts: -DOFF=1
// FP_CONTRACT and related pragmas.

#ifdef OFF
#pragma OPENCL FP_CONTRACT OFF
#endif

float mad_expr(float a, float b, float c) { return a * b + c; }

float in_scope(float a, float b, float c) {
#pragma STDC FP_CONTRACT ON
  float r = a * b + c;
#pragma OPENCL FP_CONTRACT DEFAULT
#pragma OPENCL FP_CONTRACT MAYBE
#pragma OPENCL UNKNOWN ON
#pragma OPENCL
  return r;
}

float4 vec(float4 a, float4 b, float4 c) {
  float4 r = fma(a, b, c);
#pragma OPENCL FP_CONTRACT ON
  return mad(a, b, r);
}
