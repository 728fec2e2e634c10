// std: 1.0 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
#pragma OPENCL EXTENSION cl_no_such_extension : disable
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : bad
#pragma OPENCL EXTENSION cl_khr_fp64 enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable foo
#pragma OPENCL EXTENSION : enable
#pragma OPENCL EXTENSION 1 : enable
#pragma OPENCL EXTENSION
#pragma OPENCL extension cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_gl_sharing : enable
#pragma OPENCL EXTENSION cl_khr_icd: enable
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT OFF
#pragma OPENCL FP_CONTRACT MAYBE
#pragma STDC FP_CONTRACT DEFAULT
#pragma OPENCL
#pragma unknown_to_all
_Pragma("OPENCL EXTENSION cl_khr_fp64 : enable")
_Pragma("OPENCL EXTENSION cl_khr_foo : enable")
void in_function(void) {
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
#pragma OPENCL FP_CONTRACT ON
  int i;
#pragma OPENCL FP_CONTRACT OFF
}
