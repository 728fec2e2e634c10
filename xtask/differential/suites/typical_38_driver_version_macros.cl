// std: 1.0 1.1 1.2 2.0 3.0
// opts: -DUSER=2
#ifndef __OPENCL_C_VERSION__
#error "__OPENCL_C_VERSION__ not defined"
#endif
#if CL_VERSION_1_0 != 100 || CL_VERSION_1_1 != 110 || CL_VERSION_1_2 != 120 || CL_VERSION_2_0 != 200
#error "CL_VERSION_* wrong"
#endif
#if __OPENCL_C_VERSION__ == 300 && !defined(CL_VERSION_3_0)
#error "CL_VERSION_3_0 missing"
#endif
#ifndef __OPENCL_VERSION__
#warning "no __OPENCL_VERSION__"
#endif
#ifdef __FAST_RELAXED_MATH__
#error "fast relaxed math"
#endif
#ifdef __FINITE_MATH_ONLY__
constant int fin = __FINITE_MATH_ONLY__;
#endif
#if __ENDIAN_LITTLE__ != 1
#error "endian"
#endif
#ifndef __IMAGE_SUPPORT__
#warning "no images"
#endif
#ifdef __kernel_exec
__kernel_exec(1, int) void ke(void) {}
kernel_exec(1, int4) void ke2(void) {}
#endif
#ifdef __EMBEDDED_PROFILE__
#error "embedded"
#endif
#ifdef __SPIR__
constant int spir = __SPIR__ + USER;
#endif
#ifdef __SPIRV__
#error "SPIR-V"
#endif
#ifdef __AMDGCN__
#error "AMDGCN"
#endif
int __undef_oclversion = __OPENCL_CPP_VERSION__;
