// std: 1.0 1.1 1.2 2.0 3.0
// opts: -DCHECK_CORE=1
// opts: -DCHECK_CORE=0

#if CHECK_CORE
#if !defined(__OPENCL_VERSION__) && !defined(__OPENCL_C_VERSION__)
#error "no version macro"
#endif
#ifndef __ENDIAN_LITTLE__
#error "spir is little endian"
#endif
#ifndef __IMAGE_SUPPORT__
#error "images expected"
#endif
#ifdef __FAST_RELAXED_MATH__
#error "not fast relaxed"
#endif
#endif

#ifndef cl_khr_fp64
#error "Missing cl_khr_fp64 define"
#endif
#ifndef cl_khr_fp16
#error "Missing cl_khr_fp16 define"
#endif
#ifndef cl_khr_int64_base_atomics
#error "Missing cl_khr_int64_base_atomics define"
#endif
#if __OPENCL_C_VERSION__ >= 120
#ifndef cl_khr_depth_images
#error "Missing cl_khr_depth_images define"
#endif
#else
#ifdef cl_khr_depth_images
#error "Incorrect cl_khr_depth_images define"
#endif
#endif
#if __OPENCL_C_VERSION__ < 200
#ifdef cl_khr_subgroups
#error "Incorrect cl_khr_subgroups define"
#endif
#endif
#ifdef cl_clang_storage_class_specifiers
#warning "storage class specifiers"
#endif
#ifndef __cl_clang_function_pointers
#error "Missing __cl_clang_function_pointers define"
#endif
#pragma OPENCL EXTENSION cl_clang_storage_class_specifiers : enable
#pragma OPENCL EXTENSION __cl_clang_variadic_functions : enable
void variadic(int, ...);
#pragma OPENCL EXTENSION cl_khr_mipmap_image : enable
