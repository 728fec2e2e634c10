// std: 2.0 3.0
// opts: -DSTRICT=1
// OpenCL C 3.0 feature test macros.
#if __OPENCL_C_VERSION__ < 300
#if defined(__opencl_c_int64) && defined(STRICT)
#error "feature macro before 3.0"
#endif
#else
#ifndef __opencl_c_int64
#error "__opencl_c_int64"
#endif
#ifndef __opencl_c_images
#error "__opencl_c_images"
#endif
#if __opencl_c_generic_address_space != 1
#error "__opencl_c_generic_address_space"
#endif
#if __opencl_c_pipes != 1 || __opencl_c_device_enqueue != 1
#error "pipes or device enqueue"
#endif
#if defined(__opencl_c_fp64) != defined(cl_khr_fp64)
#error "fp64 feature and extension must agree"
#endif
#if defined(__opencl_c_3d_image_writes) != defined(cl_khr_3d_image_writes)
#error "3d image writes must agree"
#endif
#ifdef __opencl_c_integer_dot_product_input_4x8bit
uint dot4(uchar4 a, uchar4 b) { return dot(a, b); }
#endif
#endif

#ifdef __opencl_c_work_group_collective_functions
int red(int x) { return work_group_reduce_add(x) + work_group_all(x) + work_group_scan_inclusive_max(x); }
#endif
#ifdef __opencl_c_subgroups
int sub(int x) { return sub_group_reduce_min(x) + sub_group_broadcast(x, 0u); }
#endif
#ifdef __opencl_c_read_write_images
void rw(read_write image2d_t i) { write_imagei(i, (int2)(0), read_imagei(i, (int2)(1))); }
#endif
#ifdef __opencl_c_atomic_scope_device
memory_scope sc = memory_scope_device;
#endif

#undef __opencl_c_pipes
kernel void p(read_only pipe int q) {}
#define __opencl_c_made_up 1
