// std: 1.2 3.0
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT OFF
#pragma OPENCL FP_CONTRACT DEFAULT
#pragma OPENCL FP_CONTRACT MAYBE
#pragma OPENCL FP_CONTRACT
#pragma OPENCL FP_CONTRACT ON extra
#pragma STDC FP_CONTRACT ON

float inside(float a, float b, float c) {
#pragma OPENCL FP_CONTRACT ON
  float r = a * b + c;
#pragma OPENCL FP_CONTRACT OFF
  {
#pragma OPENCL FP_CONTRACT ON
    r += a * c;
  }
  return r;
}

struct s {
#pragma OPENCL FP_CONTRACT ON
  int m;
};
