// std: 1.0 1.1 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_no_such_extension : disable
#pragma OPENCL EXTENSION cl_khr_fp64 : on
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 enable
#pragma OPENCL EXTENSION : enable
#pragma OPENCL EXTENSION cl_khr_fp16 :
#pragma OPENCL EXTENSION cl_khr_fp64 : enable extra
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : disable
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#pragma OPENCL EXTENSION cl_khr_gl_sharing : enable
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
#pragma OPENCL EXTENSION cl_amd_media_ops : enable
#pragma OPENCL EXTENSION cl_clang_storage_class_specifiers : enable
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
#pragma OPENCL EXTENSION __cl_clang_variadic_functions : begin
#pragma OPENCL EXTENSION cl_khr_fp64 : begin
#pragma OPENCL EXTENSION cl_khr_fp64 : end
#pragma OPENCL SELECT_ROUNDING_MODE rte
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT maybe
#pragma OPENCL UNKNOWN_PRAGMA
