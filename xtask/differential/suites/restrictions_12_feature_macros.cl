// std: 1.0 1.1 1.2 2.0 3.0
#ifndef __OPENCL_C_VERSION__
#error "no version"
#endif
#if defined(__OPENCL_CPP_VERSION__)
#error "unexpected"
#endif
#if __OPENCL_C_VERSION__ != 100 && CL_VERSION_1_0 != 100
#error "CL_VERSION_1_0"
#endif
#if __OPENCL_C_VERSION__ < 200 && defined(__opencl_c_pipes)
#error "feature macro too early"
#endif
#if __OPENCL_C_VERSION__ == 300
#if !defined(__opencl_c_generic_address_space) || __opencl_c_pipes != 1
#error "feature missing"
#endif
#ifndef __opencl_c_device_enqueue
#warning "no device enqueue"
#endif
#ifndef __opencl_c_work_group_collective_functions
#warning "no collectives"
#endif
#endif
#ifdef __opencl_c_int64
int i64 = __opencl_c_int64;
#endif
#ifndef cl_khr_fp64
#error "fp64"
#endif
#ifndef cl_khr_byte_addressable_store
#error "bytes"
#endif
#ifdef __ENDIAN_LITTLE__
constant int endian = __ENDIAN_LITTLE__;
#endif
#ifdef __IMAGE_SUPPORT__
constant int img = __IMAGE_SUPPORT__;
#endif
#ifdef __FAST_RELAXED_MATH__
#error "fast"
#endif
constant int ver = CL_VERSION_3_0;
kernel_exec(4, int) void ke() {}
#define __OPENCL_C_VERSION__ 1
