// std: 1.0 1.1 1.2 2.0 3.0
// opts: -DFAST=1
#if __OPENCL_C_VERSION__ != 100 && __OPENCL_C_VERSION__ != 110 && __OPENCL_C_VERSION__ != 120 && __OPENCL_C_VERSION__ != 200 && __OPENCL_C_VERSION__ != 300
#error "version"
#endif
#ifndef __OPENCL_VERSION__
#warning "no platform version"
#endif
#if CL_VERSION_1_0 != 100 || CL_VERSION_1_1 != 110
#error "named versions"
#endif
#if __OPENCL_C_VERSION__ >= CL_VERSION_1_2 && CL_VERSION_1_2 != 120
#error "1.2"
#endif
#ifdef CL_VERSION_3_0
#pragma message "3.0 is known"
#endif
#ifdef __FAST_RELAXED_MATH__
#error "not asked for"
#endif
#ifdef __ENDIAN_LITTLE__
constant int little = __ENDIAN_LITTLE__;
#endif
#if __has_extension(cl_khr_fp16)
constant int f16 = 1;
#endif
#if defined(__SPIR__) && __SPIR__
#warning "spir target"
#endif
#ifdef FAST
constant int fast = FAST;
#endif
kernel_exec(4, float) void ke(void) {}
__kernel_exec(8, int4) void ke2(void) {}
#define VA(fmt, ...) fmt
constant int va = VA(1, 2, 3);
constant int va0 = VA(1);
