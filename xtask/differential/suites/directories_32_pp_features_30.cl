// std: 1.2 2.0 3.0
// opts:
// opts: -DMY_FEATURE=2
#if __OPENCL_C_VERSION__ >= 300
#ifndef __opencl_c_int64
#error "int64"
#endif
#ifdef __opencl_c_pipes
read_only_kernel_marker;
#endif
#else
#ifdef __opencl_c_int64
#error "features before 3.0"
#endif
#endif

#if defined(__opencl_c_fp64) != defined(cl_khr_fp64)
#warning "fp64 feature and extension differ"
#endif
#if defined __opencl_c_generic_address_space || __OPENCL_C_VERSION__ == 200
void gen(int *p, global int *g) { p = g; }
#endif
#ifdef __opencl_c_3d_image_writes
void w3(write_only image3d_t i) { write_imagef(i, (int4)(0), (float4)(0)); }
#endif
#ifdef __opencl_c_atomic_scope_all_devices
constant int scope = memory_scope_all_devices;
#endif
#if MY_FEATURE > 1
#pragma message "feature 2"
#elif defined(MY_FEATURE)
#error never
#else
#line 100 "other.cl"
int missing = undeclared_here;
#endif
#undef __opencl_c_int64
#undef __OPENCL_C_VERSION__
#define __opencl_c_images 1
