// std: 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION cl_no_such_ext : enable
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : maybe
#pragma OPENCL EXTENSION cl_khr_fp16 enable
#pragma OPENCL EXTENSION : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable extra
#pragma OPENCL EXTENSION cl_khr_fp16 : begin
#pragma OPENCL EXTENSION cl_khr_fp16 : end
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT MAYBE
#pragma OPENCL
#pragma OPENCL UNKNOWN
#pragma STDC FP_CONTRACT OFF
float fc(float a, float b, float c) {
#pragma OPENCL FP_CONTRACT OFF
  float r = a * b + c;
#pragma OPENCL FP_CONTRACT ON
  return r;
}
