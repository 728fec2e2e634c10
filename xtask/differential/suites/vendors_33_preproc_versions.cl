// std: 1.0 1.1 1.2 2.0 3.0
#ifndef __OPENCL_C_VERSION__
#error "__OPENCL_C_VERSION__ missing"
#endif
#if defined(CL_VERSION_1_0) && CL_VERSION_1_0 != 100
#error "CL_VERSION_1_0"
#endif
#if CL_VERSION_1_2 != 120
#error "CL_VERSION_1_2"
#endif
#if __OPENCL_C_VERSION__ >= 200 && CL_VERSION_2_0 != 200
#error "CL_VERSION_2_0"
#endif
#if __OPENCL_C_VERSION__ >= 300 && !defined(CL_VERSION_3_0)
#error "CL_VERSION_3_0"
#endif
#ifdef __OPENCL_CPP_VERSION__
#error "C++ for OpenCL"
#endif
#ifndef __ENDIAN_LITTLE__
#error "endianness"
#endif
#ifdef __FAST_RELAXED_MATH__
#error "fast math"
#endif
#if __IMAGE_SUPPORT__ != 1
#error "images"
#endif
#if !defined(__SPIR__) || !defined(__SPIR64__) || defined(__SPIR32__)
#error "spir64"
#endif
#ifdef __SPIRV__
#warning "spirv"
#endif
#ifndef __kernel_exec
#error "__kernel_exec"
#endif
#ifndef kernel_exec
#error "kernel_exec"
#endif
__kernel_exec(16, float4) void exec(global float4 *f) { *f = 0; }
int edition[__OPENCL_C_VERSION__ / 10];
int opencl_version = __OPENCL_VERSION__;
int stdc = __STDC_VERSION__;
