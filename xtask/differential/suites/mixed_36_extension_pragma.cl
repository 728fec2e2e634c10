// std: 1.0 1.2 2.0 3.0
// opts: -DCHECK_FEATURES=1
// opts: -DCHECK_MACROS=1

#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_no_such_extension : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : maybe
#pragma OPENCL EXTENSION cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 enable
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION all : begin
#pragma OPENCL EXTENSION cl_khr_fp64 : enable extra
#pragma OPENCL EXTENSION "cl_khr_fp64" : enable
#pragma OPENCL EXTENSION
#pragma OPENCL
#pragma OPENCL NONSENSE
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT MAYBE
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_gl_sharing : enable
#pragma OPENCL EXTENSION __opencl_c_fp64 : enable
#pragma OPENCL EXTENSION my_ext : begin
typedef struct { int a; } my_t;
void my_f(void);
#pragma OPENCL EXTENSION my_ext : end
#pragma OPENCL EXTENSION my_ext : enable
#pragma OPENCL EXTENSION other_ext : end
my_t my_var_use(void);
void use(void) { my_f(); }

#ifdef CHECK_MACROS
#ifndef cl_khr_byte_addressable_store
#error "missing cl_khr_byte_addressable_store"
#endif
#ifndef cl_khr_fp64
#error "missing cl_khr_fp64"
#endif
#ifndef cl_khr_3d_image_writes
#error "missing cl_khr_3d_image_writes"
#endif
#if cl_khr_fp16 != 1
#error "bad value of cl_khr_fp16"
#endif
#ifdef cl_amd_media_ops
#error "unexpected vendor macro"
#endif
#endif

#ifdef CHECK_FEATURES
#if __OPENCL_C_VERSION__ < 300 && defined(__opencl_c_generic_address_space)
#error "feature macro in an old edition"
#endif
#if __OPENCL_C_VERSION__ >= 300 && !defined(__opencl_c_int64)
#error "int64"
#endif
#endif
