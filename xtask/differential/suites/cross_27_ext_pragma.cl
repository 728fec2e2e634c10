// std: 1.0 1.2 2.0 3.0

#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#pragma OPENCL EXTENSION cl_amd_media_ops : enable
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
#pragma OPENCL EXTENSION cl_no_such_ext : enable
#pragma OPENCL EXTENSION cl_no_such_ext : disable
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION all : begin
#pragma OPENCL EXTENSION cl_khr_fp64 : require
#pragma OPENCL EXTENSION cl_khr_fp64 : warn
#pragma OPENCL EXTENSION cl_khr_fp64 enable
#pragma OPENCL EXTENSION cl_khr_fp64 :
#pragma OPENCL EXTENSION cl_khr_fp64
#pragma OPENCL EXTENSION
#pragma OPENCL EXTENSION : enable
#pragma OPENCL EXTENSION 42 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : 42
#pragma OPENCL EXTENSION cl_khr_fp64 : enable now
#pragma OPENCL extension cl_khr_fp64 : enable
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT OFF
#pragma OPENCL FP_CONTRACT DEFAULT
#pragma OPENCL FP_CONTRACT maybe
#pragma OPENCL FP_CONTRACT
#pragma OPENCL SOMETHING
#pragma OPENCL

void f(void) {
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
  int i = 0;
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL FP_CONTRACT ON
}
