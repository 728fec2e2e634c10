// std: 1.0 1.1 1.2 2.0 3.0

#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
#pragma OPENCL EXTENSION cl_khr_no_such : enable
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : on
#pragma OPENCL EXTENSION cl_khr_fp16 enable
#pragma OPENCL EXTENSION : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable garbage
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT maybe
#pragma OPENCL UNKNOWN on

#ifndef cl_khr_fp64
#error "no cl_khr_fp64"
#endif
#ifndef cl_khr_int64_base_atomics
#error "no cl_khr_int64_base_atomics"
#endif
#ifdef cl_khr_subgroups
#if __OPENCL_C_VERSION__ < 200
#error "cl_khr_subgroups before 2.0"
#endif
#endif
#ifndef cl_clang_storage_class_specifiers
#warning "no cl_clang_storage_class_specifiers"
#endif

double after(double a) { return a + 1.0; }
