// std: 1.0 1.1 1.2 2.0 3.0
#ifndef __OPENCL_VERSION__
#error "__OPENCL_VERSION__ not defined"
#endif
#ifndef __OPENCL_C_VERSION__
#error "__OPENCL_C_VERSION__ not defined"
#endif
#if __OPENCL_C_VERSION__ >= CL_VERSION_2_0
#warning "at least 2.0"
#elif __OPENCL_C_VERSION__ == CL_VERSION_1_2
#warning "1.2"
#else
#warning "older"
#endif
#if CL_VERSION_1_0 != 100 || CL_VERSION_1_1 != 110
#error "versions"
#endif
#if defined(__SPIR__) && !defined(__SPIR64__)
#error "32 bit"
#endif
#ifdef __FAST_RELAXED_MATH__
#error "fast"
#endif
#if !__ENDIAN_LITTLE__
#error "endianness"
#endif
#ifdef __IMAGE_SUPPORT__
#warning "images"
#endif
#ifdef __kernel_exec
#warning "kernel_exec"
#endif
__kernel_exec(4, float4) void ke(global int *p) {}
constant int version = __OPENCL_VERSION__ + __LINE__;
constant char file[] = __FILE__;
constant int gnuc = __GNUC__, clang = __clang_major__, std = __STDC_VERSION__;
#if __has_builtin(__builtin_popcount) && __has_attribute(overloadable) && __has_feature(no_such)
#error "features"
#endif
int f(void) { return kernel_exec_undefined; }
