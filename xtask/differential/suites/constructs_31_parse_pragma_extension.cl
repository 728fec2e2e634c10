// std: 1.1 1.2 2.0 3.0

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION cl_no_such_extension : enable
#pragma OPENCL EXTENSION 42 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 enable
#pragma OPENCL EXTENSION cl_khr_fp64 : maybe
#pragma OPENCL EXTENSION cl_khr_fp64 :
#pragma OPENCL EXTENSION cl_khr_fp64 : enable extra
#pragma OPENCL EXTENSION
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT off
#pragma OPENCL UNKNOWN_THING ON
#pragma opencl EXTENSION cl_khr_fp64 : enable

void f(void) {
#pragma OPENCL FP_CONTRACT OFF
  float a = 1.0f;
#pragma OPENCL FP_CONTRACT ON
  a += 1.0f;
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
}
