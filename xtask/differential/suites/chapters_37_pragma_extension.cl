// std: 1.2 2.0 3.0
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#pragma OPENCL EXTENSION cl_no_such_thing : enable
#pragma OPENCL EXTENSION cl_no_such_thing : disable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : begin
#pragma OPENCL EXTENSION cl_khr_fp64 enable
#pragma OPENCL EXTENSION cl_khr_fp64
#pragma OPENCL EXTENSION : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable junk
#pragma OPENCL EXTENSION cl_khr_fp64 : bogus
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT OFF
#pragma OPENCL FP_CONTRACT DEFAULT
#pragma OPENCL FP_CONTRACT MAYBE
#pragma STDC FP_CONTRACT ON
#pragma STDC FP_CONTRACT bad
#pragma OPENCL WHATEVER
#pragma OPENCL
#pragma unknown thing

float fma_on(float a, float b, float c) {
#pragma OPENCL FP_CONTRACT ON
  return a * b + c;
}

float fma_off(float a, float b, float c) {
  float r = a * b;
#pragma OPENCL FP_CONTRACT OFF
  return r + c;
}

void pragma_in_fn(double d) {
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
  double e = d;
}
