// std: 1.1 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
#pragma OPENCL EXTENSION cl_khr_fp16 : begin
#pragma OPENCL EXTENSION cl_khr_fp16 : end
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION cl_khr_does_not_exist : enable
#pragma OPENCL EXTENSION cl_khr_does_not_exist : disable
#pragma OPENCL EXTENSION cl_khr_fp64 : maybe
#pragma OPENCL EXTENSION cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 :
#pragma OPENCL EXTENSION
#pragma OPENCL EXTENSION 12 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable extra
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT perhaps
#pragma OPENCL SOMETHING
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#pragma OPENCL EXTENSION cl_khr_gl_sharing : enable
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#pragma OPENCL EXTENSION __opencl_c_fp64 : enable
