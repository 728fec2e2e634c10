// std: 1.0 1.1 1.2 2.0 3.0
// opts:
// opts: -DWANT_FEATURES=1
#ifndef __OPENCL_VERSION__
#error "no __OPENCL_VERSION__"
#endif
#ifndef __OPENCL_C_VERSION__
#error "no __OPENCL_C_VERSION__"
#endif
#if CL_VERSION_1_0 != 100 || CL_VERSION_1_1 != 110
#error "bad version macros"
#endif
#if __OPENCL_C_VERSION__ >= 120 && CL_VERSION_1_2 != 120
#error "bad 1.2 macro"
#endif
#if __OPENCL_C_VERSION__ >= 200 && !defined(CL_VERSION_2_0)
#error "bad 2.0 macro"
#endif
#ifdef CL_VERSION_3_0
#warning "3.0 known"
#endif
#ifdef __FAST_RELAXED_MATH__
#error "fast math"
#endif
#ifdef __ENDIAN_LITTLE__
#warning "little"
#endif
#ifdef __IMAGE_SUPPORT__
#warning "images"
#endif
#ifndef __kernel_exec
#warning "no kernel_exec"
#endif
#if !defined(__SPIR__) || !defined(__SPIR64__) || defined(__SPIR32__)
#error "not spir64"
#endif
#ifdef __cplusplus
#error "C++"
#endif
#if defined(WANT_FEATURES) && !defined(__opencl_c_int64)
#error "no int64 feature"
#endif
int version = __OPENCL_C_VERSION__;
constant int stdc = __STDC_VERSION__;
constant int wide = __SIZEOF_POINTER__ == 8 ? 1 : -1;
