// std: 1.0 1.2 2.0 3.0

#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
#pragma OPENCL EXTENSION cl_no_such_extension : enable
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : begin
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : end
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : on
#pragma OPENCL EXTENSION cl_khr_fp64 : enable extra
#pragma OPENCL EXTENSION : enable
#pragma OPENCL EXTENSION
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT OFF
#pragma OPENCL FP_CONTRACT MAYBE
#pragma OPENCL FP_CONTRACT DEFAULT
#pragma OPENCL UNKNOWN
#pragma OPENCL
#pragma STDC FP_CONTRACT ON
#pragma unknown_pragma here

float fma_like(float a, float b, float c) {
#pragma OPENCL FP_CONTRACT OFF
  float r = a * b + c;
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
  return r;
}
