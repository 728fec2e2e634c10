// std: 1.1 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
#pragma OPENCL EXTENSION cl_khr_fp16 : begin
#pragma OPENCL EXTENSION cl_khr_fp16 : end
#pragma OPENCL EXTENSION cl_khr_fp16 : require
#pragma OPENCL EXTENSION cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 enable
#pragma OPENCL EXTENSION
#pragma OPENCL EXTENSION : enable
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION cl_no_such : enable
#pragma OPENCL EXTENSION cl_no_such : disable
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable
#pragma OPENCL EXTENSION cl_khr_local_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_gl_sharing : enable
#pragma OPENCL EXTENSION cl_khr_icd : enable
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#pragma OPENCL EXTENSION cl_khr_mipmap_image : enable
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
#pragma OPENCL EXTENSION cl_amd_media_ops : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable extra
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT MAYBE
#pragma OPENCL FP_CONTRACT
#pragma OPENCL UNKNOWN
#pragma opencl extension all : disable
void f(float a, float b) {
#pragma OPENCL FP_CONTRACT OFF
  float c = a * b + a;
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
  double d;
#pragma OPENCL FP_CONTRACT ON
}
