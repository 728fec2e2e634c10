// std: 1.0 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION cl_no_such_extension : enable
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#pragma OPENCL EXTENSION cl_khr_gl_sharing : enable
#pragma OPENCL EXTENSION cl_khr_subgroups : require
#pragma OPENCL EXTENSION cl_khr_fp16 enable
#pragma OPENCL EXTENSION cl_khr_fp16 :
#pragma OPENCL EXTENSION : enable
#pragma OPENCL EXTENSION "cl_khr_fp16" : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable extra
#pragma OPENCL EXTENSION __opencl_c_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : begin
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : end
#pragma OPENCL EXTENSION cl_clang_storage_class_specifiers : enable
#pragma OPENCL EXTENSION
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT maybe
#pragma OPENCL UNKNOWN_THING
#pragma opencl extension cl_khr_fp16 : enable
#pragma OPENCL
void f(void) {
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
  double d = 1.0;
}
