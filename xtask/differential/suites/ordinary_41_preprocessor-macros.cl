// std: 1.0 1.1 1.2 2.0 3.0
// opts: -DREQUIRE_20=1

#ifndef __OPENCL_C_VERSION__
#error "OpenCL C version macro is missing"
#endif

#if !defined(CL_VERSION_1_0) || CL_VERSION_1_0 != 100
#error "wrong CL_VERSION_1_0"
#endif

#if __OPENCL_C_VERSION__ >= 110
#if !defined(CL_VERSION_1_1) || CL_VERSION_1_1 != 110
#error "wrong CL_VERSION_1_1"
#endif
#endif

#if __OPENCL_C_VERSION__ >= 120 && !defined(CL_VERSION_1_2)
#error "wrong CL_VERSION_1_2"
#endif

#ifndef __ENDIAN_LITTLE__
#error "Missing __ENDIAN_LITTLE__"
#endif

#ifdef __FAST_RELAXED_MATH__
#error "Unexpected __FAST_RELAXED_MATH__"
#endif

#ifndef __kernel_exec
#error "Missing __kernel_exec"
#endif

#ifndef kernel_exec
#error "Missing kernel_exec"
#endif

#if defined(REQUIRE_20) && __OPENCL_C_VERSION__ < 200
#error "OpenCL C 2.0 is required" // CL1.2: expected-error {{OpenCL C 2.0 is required}}
#endif

#ifdef __IMAGE_SUPPORT__
kernel void img(read_only image2d_t i) {}
#endif

__kernel_exec(16, float4) void kexec(void) {}

#define STR(x) #x
#define CAT(a, b) a##b
constant char s[] = STR(a + b);
int CAT(foo, 1)(void) { return __LINE__; }
