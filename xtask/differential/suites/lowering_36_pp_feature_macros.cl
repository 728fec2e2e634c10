// std: 1.2 2.0 3.0
// opts: -DDEFAULT_RUN=1
// opts: -D__undef___opencl_c_pipes=1
#if __OPENCL_C_VERSION__ >= 300
#ifndef __opencl_c_int64
#error int64
#endif
#ifndef __opencl_c_3d_image_writes
#error 3d image writes
#endif
#ifndef __opencl_c_atomic_order_acq_rel
#error acq_rel
#endif
#ifndef __opencl_c_atomic_scope_all_devices
#error all_devices
#endif
#ifndef __opencl_c_generic_address_space
#error generic
#endif
#ifndef __opencl_c_program_scope_global_variables
#error psv
#endif
#ifdef __opencl_c_fp64
double d(double x) { return x * 2.0; }
#endif
#ifdef __opencl_c_pipes
void p(read_only pipe int p, int *q) { read_pipe(p, q); }
#else
#warning no pipes
#endif
#ifdef __opencl_c_device_enqueue
#warning device enqueue
#endif
#ifdef __opencl_c_integer_dot_product_input_4x8bit
#warning dot product
#endif
#ifdef __opencl_c_no_such_feature
#error no such feature
#endif
#else
#ifdef __opencl_c_images
#error feature macro before 3.0
#endif
#ifdef __opencl_c_int64
#error int64 before 3.0
#endif
#ifdef __opencl_c_subgroups
#warning subgroups before 3.0
#endif
#endif

#if defined(__opencl_c_read_write_images) || __OPENCL_C_VERSION__ == CL_VERSION_2_0
void rw(read_write image1d_t i) {}
#endif
#if __opencl_c_work_group_collective_functions
int wg(int x) { return work_group_reduce_add(x); }
#endif
