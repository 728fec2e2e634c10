// std: 1.0 1.2 2.0 3.0
// Predefined macros of editions, extensions and features.

#ifndef __OPENCL_VERSION__
#error "no __OPENCL_VERSION__"
#endif
#ifndef __OPENCL_C_VERSION__
#error "no __OPENCL_C_VERSION__"
#endif
#if __OPENCL_C_VERSION__ >= 110 && CL_VERSION_1_1 != 110
#error "CL_VERSION_1_1"
#endif
#if CL_VERSION_1_0 != 100 || CL_VERSION_1_2 != 120 || CL_VERSION_2_0 != 200 || CL_VERSION_3_0 != 300
#error "CL_VERSION_x"
#endif
#ifndef cl_khr_byte_addressable_store
#error "cl_khr_byte_addressable_store"
#endif
#if (__OPENCL_C_VERSION__ >= 200) && !defined(cl_khr_depth_images)
#error "cl_khr_depth_images"
#endif
#if __OPENCL_C_VERSION__ < 300 && defined(__opencl_c_int64)
#error "features before 3.0"
#endif
#if __OPENCL_C_VERSION__ >= 300 && (!defined(__opencl_c_int64) || !defined(__opencl_c_fp64))
#error "features of 3.0"
#endif
#if defined(__opencl_c_fp64) && !defined(cl_khr_fp64)
#error "fp64"
#endif
#ifndef __ENDIAN_LITTLE__
#error "endianness"
#endif
#if !defined(__SPIR__) || !defined(__SPIR64__) || defined(__SPIR32__) || defined(__SPIRV__)
#error "target"
#endif
#ifdef __FAST_RELAXED_MATH__
#error "fast math without the option"
#endif
#ifdef cl_intel_subgroups
#error "vendor extension cl_intel_subgroups"
#endif
#ifdef cl_amd_media_ops
#error "vendor extension cl_amd_media_ops"
#endif
#if !__has_attribute(reqd_work_group_size)
#error "reqd_work_group_size"
#endif
#if !__has_attribute(opencl_unroll_hint)
#error "opencl_unroll_hint"
#endif
#if __IMAGE_SUPPORT__ != 1
#error "images"
#endif
constant int last = __OPENCL_C_VERSION__;
