// std: 1.0 1.1 1.2 2.0 3.0
#ifndef __OPENCL_VERSION__
#define NO_VERSION
#endif
#if __OPENCL_C_VERSION__ == 300
#warning edition 300
#elif __OPENCL_C_VERSION__ == CL_VERSION_2_0
#warning edition 200
#elif __OPENCL_C_VERSION__ == CL_VERSION_1_2
#warning edition 120
#elif __OPENCL_C_VERSION__ == CL_VERSION_1_1
#warning edition 110
#elif __OPENCL_C_VERSION__ == CL_VERSION_1_0
#warning edition 100
#else
#error no edition
#endif
#ifdef NO_VERSION
#warning __OPENCL_VERSION__ missing
#endif
#ifndef __ENDIAN_LITTLE__
#error endian
#endif
#ifndef __IMAGE_SUPPORT__
#error image support
#endif
#ifdef __FAST_RELAXED_MATH__
#error fast
#endif
#ifndef __kernel_exec
#error kernel_exec
#endif
#if defined(__SPIR64__) && !defined(__SPIR32__)
#else
#error pointer size
#endif
#ifndef CL_VERSION_3_0
#warning no CL_VERSION_3_0
#endif
#ifdef __cplusplus
#error cplusplus
#endif
#if __STDC_VERSION__ != 199901L
#warning STDC_VERSION
#endif
#ifdef __STDC_HOSTED__
constant int hosted = __STDC_HOSTED__;
#endif
constant char file[] = __FILE__;
constant int line = __LINE__;
__kernel_exec(64, int) void by_macro(global int *p) { *p = __COUNTER__; }
