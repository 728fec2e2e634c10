// std: 1.0 1.1 1.2 2.0 3.0
// opts: -DUSER=1
#ifndef __OPENCL_VERSION__
#error no __OPENCL_VERSION__
#endif
#ifndef __OPENCL_C_VERSION__
#warning no __OPENCL_C_VERSION__
#endif
#if CL_VERSION_1_0 != 100 || CL_VERSION_1_1 != 110 || CL_VERSION_1_2 != 120
#error versions
#endif
#ifndef CL_VERSION_2_0
#warning no CL_VERSION_2_0
#endif
#ifdef CL_VERSION_3_0
#warning CL_VERSION_3_0
#endif
#ifndef __ENDIAN_LITTLE__
#error endian
#endif
#ifdef __FAST_RELAXED_MATH__
#error relaxed
#endif
#ifndef __IMAGE_SUPPORT__
#warning no images
#endif
#ifdef __EMBEDDED_PROFILE__
#error embedded
#endif
#if !defined(__SPIR__) || !defined(__SPIR64__)
#error spir
#endif
#ifdef __SPIR32__
#error spir32
#endif
#ifdef __STDC__
#warning stdc
#endif
#if __STDC_VERSION__ != 199901L
#error not c99
#endif
#if defined(__cplusplus) || defined(__OPENCL_CPP_VERSION__)
#error cpp
#endif
kernel_exec(1, float4) void k(global int *o) { o[0] = __LINE__ + UINT_MAX; }
int one = __OPENCL_C_VERSION__ == USER;
constant char *fn = __FILE__, *fu = __func__;
__kernel_exec(2, int) void k2(void) { constant char *s = __func__; }
