// std: 1.2 2.0 3.0
#pragma OPENCL FP_CONTRACT ON

float top_on(float a, float b, float c) {
  return a * b + c;
}

float block_off(float a, float b, float c) {
#pragma OPENCL FP_CONTRACT OFF
  return a * b + c;
}

#pragma STDC FP_CONTRACT OFF
float stdc_off(float a, float b, float c) {
  {
#pragma STDC FP_CONTRACT ON
    a = a * b + c;
  }
  return a * b - c;
}

#pragma OPENCL FP_CONTRACT DEFAULT

float late(float a, float b, float c) {
  a += b;
#pragma OPENCL FP_CONTRACT ON
  return a * b + c;
}

#pragma OPENCL FP_CONTRACT MAYBE
#pragma OPENCL FP_CONTRACT
#pragma OPENCL FP_CONTRACT ON extra
#pragma OPENCL SOMETHING ELSE

float clang_fp(float a, float b) {
#pragma clang fp contract(fast)
#pragma clang fp reassociate(on)
  return a * b + a;
}

float clang_fp_bad(float a, float b) {
  a = b;
#pragma clang fp contract(off)
  return a;
}
