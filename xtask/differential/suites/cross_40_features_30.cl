// std: 2.0 3.0
// opts: -DGEN=1

#ifndef __opencl_c_int64
#warning no int64
#endif
#ifdef __opencl_c_fp64
double d;
#endif
#if defined(__opencl_c_fp64) != defined(cl_khr_fp64)
#error fp64 macros differ
#endif
#ifdef __opencl_c_generic_address_space
int *to_gen(global int *p) { return p; }
#else
int *no_gen(global int *p) { return p; }
#endif
#ifdef __opencl_c_program_scope_global_variables
int var = 1;
#else
#error no program scope variables
#endif
#ifdef __opencl_c_pipes
kernel void pk(read_only pipe int p) {}
#endif
#ifdef __opencl_c_read_write_images
kernel void rw(read_write image2d_t i) {}
#endif
#ifdef __opencl_c_3d_image_writes
kernel void w3(write_only image3d_t i) { write_imagef(i, (int4)(0), (float4)(0)); }
#endif
#ifdef __opencl_c_atomic_scope_device
void at(global atomic_int *a) { atomic_store(a, 1); }
#endif
#ifdef __opencl_c_subgroups
uint sg(void) { return get_sub_group_size(); }
#endif
#ifdef __opencl_c_work_group_collective_functions
int wgc(int x) { return work_group_any(x); }
#endif
#ifndef __opencl_c_images
#error no images
#endif
#ifdef GEN
__generic int *gp(__generic int *p) { return p; }
#endif
#pragma OPENCL EXTENSION __opencl_c_fp64 : enable
#pragma OPENCL EXTENSION __opencl_c_subgroups : disable
