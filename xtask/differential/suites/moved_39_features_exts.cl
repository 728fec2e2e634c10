// std: 1.2 2.0 3.0
// Macros of features and extensions on SPIR.
#if __OPENCL_C_VERSION__ >= 300
#ifndef __opencl_c_generic_address_space
#error feature generic
#endif
#ifndef __opencl_c_pipes
#error feature pipes
#endif
#ifndef __opencl_c_fp64
#error feature fp64
#endif
#ifndef __opencl_c_3d_image_writes
#error feature 3d
#endif
#ifndef __opencl_c_int64
#warning no int64
#endif
#ifndef __opencl_c_subgroups
#error feature subgroups
#endif
#else
#ifdef __opencl_c_pipes
#warning pipes before 3.0
#endif
#endif
#if !cl_khr_fp64 || !cl_khr_fp16
#error fp
#endif
#ifndef cl_khr_byte_addressable_store
#error bytes
#endif
#ifdef cl_khr_gl_sharing
#warning gl_sharing
#endif
#ifndef cl_khr_icd
#warning icd
#endif
#ifndef cl_khr_mipmap_image
#warning mipmap
#endif
#ifdef cl_amd_media_ops
#warning amd
#endif
#ifndef cl_intel_planar_yuv
#warning yuv
#endif
#if cl_clang_storage_class_specifiers + 0
#warning storage class
#endif
#ifndef __cl_clang_function_pointers
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
void (*fp)(void);
#endif
#pragma OPENCL EXTENSION __cl_clang_variadic_functions : enable
void va(int a, ...);
#pragma OPENCL EXTENSION __cl_clang_variadic_functions : disable
void vb(int a, ...);
