// std: 1.0 1.1 1.2 2.0 3.0
// opts: -DSTRICT=1
#ifndef __OPENCL_VERSION__
#warning no __OPENCL_VERSION__
#endif
#if !defined(__OPENCL_C_VERSION__)
#error __OPENCL_C_VERSION__ missing
#elif __OPENCL_C_VERSION__ < 120
#warning before 1.2
#elif __OPENCL_C_VERSION__ >= CL_VERSION_3_0
#warning 3.0 or newer
#endif
#if CL_VERSION_1_0 != 100 || CL_VERSION_1_1 != 110 || CL_VERSION_1_2 != 120
#error version constants
#endif
#ifndef __ENDIAN_LITTLE__
#warning endian
#endif
#ifdef __IMAGE_SUPPORT__
#warning images
#endif
#ifdef __FAST_RELAXED_MATH__
#error fast math
#endif
#ifndef __kernel_exec
#warning no __kernel_exec
#endif
#if defined(__opencl_c_int64) || defined(__opencl_c_fp64)
#warning feature macros
#endif
#ifdef __opencl_c_generic_address_space
#warning generic feature
#endif
#ifdef cl_khr_int64_base_atomics
#warning int64 atomics
#endif
#if STRICT && !defined(__SPIR__)
#error not spir
#endif
kernel_exec(16, float4) void e(global float4 *o) { o[0] = (float4)(__OPENCL_C_VERSION__); }
int addr = __has_extension(cl_khr_fp64);
