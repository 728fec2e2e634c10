// std: 1.0 1.1 1.2 2.0 3.0

#if !defined(__OPENCL_VERSION__)
#error no __OPENCL_VERSION__
#endif
#if __OPENCL_C_VERSION__ < 120
#warning old C
#elif __OPENCL_C_VERSION__ == 200
#ifndef CL_VERSION_2_0
#error
#endif
#endif
#ifdef CL_VERSION_3_0
int three;
#endif
#if __ENDIAN_LITTLE__ != 1
#error big
#endif
#ifndef __IMAGE_SUPPORT__
#error no images
#endif
#ifdef __FAST_RELAXED_MATH__
#error fast
#endif
#ifndef __SPIR__
#error not spir
#endif
#ifdef __SPIRV__
#error spirv
#endif

constant int line = __LINE__;
constant char *constant file = __FILE__;
constant int ver = __OPENCL_C_VERSION__;
constant int v = CL_VERSION_1_0 + CL_VERSION_1_1;
constant int v12 = CL_VERSION_1_2;
kernel_exec(1, int4) void k(global int *p) { p[0] = __COUNTER__; }
__kernel_exec(4, float2) void k2(void) {}
void f(void) { constant char *n = __func__; float a = NAN, b = INFINITY, c = MAXFLOAT; }
constant int m = INT_MAX + CHAR_BIT;
constant float e = M_PI_F + FLT_EPSILON;
constant double dd = M_PI;
constant float hv = HUGE_VALF;
