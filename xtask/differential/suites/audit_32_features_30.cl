// std: 3.0 2.0
// opts:
// opts: -DCHECK_ABSENT=1
#if defined(CHECK_ABSENT) && __OPENCL_C_VERSION__ < 300
#ifdef __opencl_c_images
#error "feature macro before 3.0"
#endif
#ifdef __opencl_c_fp64
#error "feature macro before 3.0"
#endif
#ifdef __opencl_c_int64
#error "int64 before 3.0"
#endif
#endif
#if __OPENCL_C_VERSION__ >= 300
#ifndef __opencl_c_int64
#error "int64 is always there"
#endif
#ifndef __opencl_c_generic_address_space
#error "generic"
#endif
#ifndef __opencl_c_device_enqueue
#error "device enqueue"
#endif
#if __opencl_c_pipes != 1
#error "pipes"
#endif
#endif
#if !defined(__opencl_c_program_scope_global_variables) && __OPENCL_C_VERSION__ >= 300
constant int v = 1;
#else
int v = 1;
#endif
#ifdef __opencl_c_work_group_collective_functions
int wgc(int a) { return work_group_reduce_add(a) + work_group_broadcast(a, 0); }
int wgb(int a, float4 f) { return work_group_scan_inclusive_max(f); }
#endif
#ifdef __opencl_c_subgroups
uint sg(void) { return get_sub_group_size(); }
#endif
#ifdef __opencl_c_integer_dot_product_input_4x8bit
uint dp(uchar4 a, uchar4 b) { return dot(a, b); }
#else
uint dp(uchar4 a, uchar4 b) { return dot(a, b); }
#endif
#ifdef __opencl_c_atomic_scope_all_devices
constant int sc = memory_scope_all_devices;
#else
constant int sc = memory_scope_all_svm_devices;
#endif
#if __OPENCL_C_VERSION__ < 200 || CL_VERSION_3_0 != 300
#error "version"
#endif
