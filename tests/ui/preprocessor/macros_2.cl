// std: 1.0+

#ifndef __OPENCL_VERSION__
#error no version
#endif
#ifndef __OPENCL_C_VERSION__
#error no c version
#endif
#if !defined(CL_VERSION_1_0) || CL_VERSION_1_0 != 100
#error CL_VERSION_1_0
#endif
#if CL_VERSION_1_2 != 120 && __OPENCL_C_VERSION__ >= 120
#error CL_VERSION_1_2
#endif
#if __OPENCL_C_VERSION__ >= 300 && CL_VERSION_3_0 != 300
#error CL_VERSION_3_0
#endif
#ifndef __ENDIAN_LITTLE__
#warning not little endian
#endif
#ifdef __FAST_RELAXED_MATH__
#error fast math
#endif
#ifdef __IMAGE_SUPPORT__
constant int images = __IMAGE_SUPPORT__;
#endif
#if __OPENCL_C_VERSION__ < 120
constant int kas = __kernel_exec(8, float4); //~ ERROR[1.0,1.1] CL0201
#endif
kernel_exec(8, float4) void ke(void) {}
__kernel_exec(8, float4) void ke2(void) {}
constant size_t smax = (size_t)-1;
constant int line = __LINE__;
constant char file[] = __FILE__;
constant char fn[] = __func__; //~ ERROR CL0434
#ifdef __cplusplus
#error C++
#endif
constant int imax = INT_MAX, cb = CHAR_BIT, si = SCHAR_MIN;
constant float fm = FLT_MAX, pi = M_PI_F, hv = HUGE_VALF, nn = NAN, inf = INFINITY, ep = FLT_EPSILON;
#ifdef cl_khr_fp64
constant double dm = DBL_MAX, dpi = M_PI;
#endif
#define __OPENCL_VERSION__ 100
#undef __OPENCL_C_VERSION__
