// std: 1.0 1.2 2.0 3.0
#if __OPENCL_C_VERSION__ >= 110
# ifndef cl_khr_byte_addressable_store
#  error "Missing cl_khr_byte_addressable_store"
# endif
#endif
#ifndef cl_khr_int64_base_atomics
#error "Missing cl_khr_int64_base_atomics"
#endif
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#ifdef cl_khr_gl_sharing
#pragma OPENCL EXTENSION cl_khr_gl_sharing : enable
#endif
#if __OPENCL_C_VERSION__ < 120
# ifdef cl_khr_mipmap_image
#  warning "mipmap"
# endif
#else
# ifndef cl_khr_depth_images
#  error "no depth images"
# endif
#endif
#if __OPENCL_C_VERSION__ == 300
# if __opencl_c_fp64 != 1
#  error "__opencl_c_fp64"
# endif
# if __opencl_c_int64 != 1
#  error "__opencl_c_int64"
# endif
# if defined(__opencl_c_generic_address_space) != defined(__opencl_c_pipes)
#  warning "features differ"
# endif
#else
# ifdef __opencl_c_int64
#  warning "feature before 3.0"
# endif
#endif
#if cl_khr_fp64 == 1 && defined cl_khr_subgroups
int subgroups(void);
#endif
#pragma OPENCL EXTENSION cl_khr_icd : enable
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
#define STR(x) #x
constant char *constant s = STR(cl_khr_fp16);
#line 100 "kernel.cl"
constant int ln = __LINE__;
#include "not_there.h"
