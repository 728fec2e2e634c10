// std: 1.0 1.2 2.0 3.0
// #pragma OPENCL and STDC FP_CONTRACT and where they may stand.

#pragma OPENCL FP_CONTRACT ON
#pragma STDC FP_CONTRACT OFF

float f1(float a, float b, float c) { return a * b + c; }

float f2(float a, float b, float c) {
#pragma OPENCL FP_CONTRACT OFF
  return a * b + c;
}

float f3(float a, float b, float c) {
#pragma STDC FP_CONTRACT DEFAULT
  {
#pragma OPENCL FP_CONTRACT ON
    a = a * b + c;
  }
  return a * b + c;
}

float f4(float a, float b, float c) {
  float d = a * b;
#pragma OPENCL FP_CONTRACT OFF
  return d + c;
}

#pragma OPENCL FP_CONTRACT
#pragma OPENCL FP_CONTRACT MAYBE
#pragma OPENCL FP_CONTRACT ON extra
#pragma OPENCL
#pragma OPENCL UNKNOWN ON
#pragma STDC FENV_ACCESS ON
#pragma STDC FENV_ACCESS OFF
#pragma STDC CX_LIMITED_RANGE OFF

struct s {
#pragma OPENCL FP_CONTRACT ON
  int a;
};

kernel void k(global float *o) {
  o[0] = f1(o[0], o[1], o[2]) + f3(1.0f, 2.0f, 3.0f);
  for (int i = 0; i < 4; i++) {
#pragma clang fp contract(fast)
    o[i] = o[i] * 2.0f + 1.0f;
  }
}
