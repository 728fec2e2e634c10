// std: 1.0 1.1 1.2 2.0 3.0
#ifndef __OPENCL_VERSION__
constant int no_version = 1;
#endif
#if __OPENCL_C_VERSION__ == 100
int v(void) { return CL_VERSION_1_0; }
#elif __OPENCL_C_VERSION__ == 110
int v(void) { return CL_VERSION_1_1; }
#elif __OPENCL_C_VERSION__ == 120
int v(void) { return CL_VERSION_1_2; }
#elif __OPENCL_C_VERSION__ == 200
int v(void) { return CL_VERSION_2_0; }
#elif __OPENCL_C_VERSION__ == 300
int v(void) { return CL_VERSION_3_0; }
#else
#error unknown version
#endif
#if defined(__kernel_exec) && defined(kernel_exec)
__kernel_exec(8, float) void ke(void) {}
#endif
#ifdef __ENDIAN_LITTLE__
constant int le = __ENDIAN_LITTLE__;
#endif
#ifdef __IMAGE_SUPPORT__
constant int im = __IMAGE_SUPPORT__;
#endif
#ifdef __FAST_RELAXED_MATH__
#error fast math
#endif
#ifdef __opencl_c_generic_address_space
int *gen(global int *p) { return p; }
#else
int *gen(global int *p) { return p; }
#endif
#ifdef __opencl_c_int64
constant long l64 = 1;
#endif
#if defined(cl_khr_fp64) && cl_khr_fp64 != 1
#error fp64
#endif
#ifdef __OPENCL_CPP_VERSION__
#error cpp
#endif
#ifdef __SPIR__
constant int spir = __SPIR__ + __SPIR64__;
#endif
#if __STDC_VERSION__ != 199901L
#error not C99
#endif
constant char file[] = __FILE__;
constant int line = __LINE__, counter = __COUNTER__;
void fn(void) { constant char *n = __func__; constant char *m = __FUNCTION__; }
