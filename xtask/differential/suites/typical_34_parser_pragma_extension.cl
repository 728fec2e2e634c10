// std: 1.0 1.2 3.0
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
#pragma OPENCL EXTENSION cl_khr_fp16 : begin
#pragma OPENCL EXTENSION cl_khr_fp16 : end
#pragma OPENCL EXTENSION cl_no_such_extension : disable
#pragma OPENCL EXTENSION cl_no_such_extension : enable
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : on
#pragma OPENCL EXTENSION cl_khr_fp64 : require
#pragma OPENCL EXTENSION cl_khr_fp64 : enable foo
#pragma OPENCL EXTENSION cl_khr_fp64 enable
#pragma OPENCL EXTENSION cl_khr_fp64 :
#pragma OPENCL EXTENSION : enable
#pragma OPENCL EXTENSION 42 : enable
#pragma OPENCL EXTENSION
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#pragma OPENCL EXTENSION __opencl_c_fp64 : enable
#pragma OPENCL FOO bar
#pragma OPENCL FP_CONTRACT
#pragma OPENCL FP_CONTRACT MAYBE
#pragma STDC FP_CONTRACT ON extra

void f(void) {
  int i = 0;
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
  double d;
  i++;
#pragma OPENCL FP_CONTRACT OFF
}
