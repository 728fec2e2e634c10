// std: 1.2 2.0
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
#pragma OPENCL EXTENSION cl_no_such_extension : disable
#pragma OPENCL EXTENSION cl_no_such_extension : enable
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : on
#pragma OPENCL EXTENSION cl_khr_fp64 enable
#pragma OPENCL EXTENSION : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable extra
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : begin
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : disable
#pragma OPENCL EXTENSION 42 : enable
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT OFF
#pragma OPENCL FP_CONTRACT MAYBE
#pragma OPENCL SOMETHING_ELSE

#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
void f(char c) {
  char *p = &c;
  *p = 1;
}
