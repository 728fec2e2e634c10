// std: 1.2 2.0 3.0
#if defined(__opencl_c_pipes) && !defined(__opencl_c_generic_address_space)
#error "pipes need generic"
#endif
#if __OPENCL_C_VERSION__ < 300
#ifdef __opencl_c_atomic_order_seq_cst
#error "feature below 3.0"
#endif
#else
#ifndef __opencl_c_atomic_order_seq_cst
#error "no seq_cst"
#endif
#endif
#ifdef __opencl_c_device_enqueue
#warning "device enqueue"
#endif
#ifdef __opencl_c_read_write_images
void rw(read_write image2d_t i);
#else
void rw(__write_only image2d_t i);
#endif
#ifdef __opencl_c_program_scope_global_variables
global int psv;
#endif
#ifdef __opencl_c_fp64
double d(double x) { return x; }
#endif
#ifdef __opencl_c_3d_image_writes
kernel void w3(write_only image3d_t i) {}
#endif
#if defined(cl_khr_fp64) != defined(__opencl_c_fp64)
#warning "fp64 extension and feature differ"
#endif
#ifndef cl_khr_subgroups
#warning "no subgroups"
#endif
#ifdef cl_clang_storage_class_specifiers
static int fn_static(void);
extern int fn_extern(void);
#endif
