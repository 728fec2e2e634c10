// std: 1.2 2.0 3.0
// opts: -D__undef___opencl_c_atomic_order_seq_cst
#if __OPENCL_C_VERSION__ >= 300
#ifndef __opencl_c_int64
#error "int64 feature missing"
#endif
#ifndef __opencl_c_images
#error "images feature missing"
#endif
#ifndef __opencl_c_generic_address_space
#warning "generic address space is off"
#endif
#ifdef __opencl_c_fp64
#ifndef cl_khr_fp64
#error "feature and extension disagree"
#endif
#endif
#if defined(__opencl_c_3d_image_writes) != defined(cl_khr_3d_image_writes)
#error "feature and extension disagree"
#endif
#if defined(__opencl_c_pipes) && !defined(__opencl_c_generic_address_space)
#error "pipes need generic"
#endif
#if defined(__opencl_c_device_enqueue) && !defined(__opencl_c_program_scope_global_variables)
#error "device enqueue needs program scope variables"
#endif
#ifndef __opencl_c_atomic_order_seq_cst
#warning "no seq_cst"
#endif
#ifndef __opencl_c_subgroups
#warning "no subgroups"
#endif
#else
#ifdef __opencl_c_images
#error "features only in 3.0"
#endif
#ifdef __opencl_c_pipes
#error "features only in 3.0"
#endif
#endif
