// std: 3.0
#ifndef __opencl_c_int64
#error "int64 is mandatory here"
#endif

#ifndef __opencl_c_fp64
#error "fp64"
#endif
#ifdef cl_khr_fp64
double d(double x) { return x * 2.0; }
#endif

#ifndef __opencl_c_3d_image_writes
#error "3d image writes"
#endif
#if defined(__opencl_c_pipes) && !defined(__opencl_c_generic_address_space)
#error "pipes need generic"
#endif
#if defined(__opencl_c_device_enqueue) && !defined(__opencl_c_program_scope_global_variables)
#error "device enqueue needs program scope variables"
#endif
#ifdef __opencl_c_atomic_scope_all_devices
atomic_int *x;
#endif
#ifdef __opencl_c_work_group_collective_functions
int any(int p) { return work_group_any(p); }
#endif
#ifdef __opencl_c_integer_dot_product_input_4x8bit
int dp(char4 a, char4 b) { return dot(a, b); }
#endif
#ifdef __opencl_c_made_up
#error "made up"
#endif
#ifdef __IMAGE_SUPPORT__
#else
#error "image support"
#endif
