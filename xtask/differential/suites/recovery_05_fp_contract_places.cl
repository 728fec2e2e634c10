// std: 1.0 1.2 2.0 3.0
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT OFF
#pragma OPENCL FP_CONTRACT DEFAULT
#pragma OPENCL FP_CONTRACT on
#pragma OPENCL FP_CONTRACT
#pragma OPENCL FP_CONTRACT ON OFF
#pragma OPENCL FP_CONTRACT 1
#pragma STDC FP_CONTRACT ON
#pragma STDC FP_CONTRACT MAYBE
#pragma STDC FENV_ACCESS ON
#pragma STDC CX_LIMITED_RANGE ON
#pragma STDC NOT_KNOWN OFF

float fma_like(float a, float b, float c) {
  #pragma OPENCL FP_CONTRACT OFF
  float r = a * b + c;
  #pragma OPENCL FP_CONTRACT ON
  return r;
}

float nested(float a, float b) {
  float r;
  #pragma STDC FP_CONTRACT OFF
  {
    #pragma STDC FP_CONTRACT ON
    r = a * b + a;
  }
  if (a > b)
    #pragma OPENCL FP_CONTRACT OFF
    r = 0;
  return r;
}

struct in_struct {
  #pragma OPENCL FP_CONTRACT OFF
  float x;
};

float clangish(float a, float b) {
  #pragma clang fp contract(fast)
  return a * b + a;
}
float clangish_bad(float a, float b) {
  #pragma clang fp contract(slow)
  #pragma clang fp contract
  #pragma clang fp
  float x = a;
  #pragma clang fp contract(off)
  return a * b + x;
}
