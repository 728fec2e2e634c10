// std: 1.0 1.2 2.0 3.0
// opts:
// Extension pragmas and feature macros.

#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION cl_no_such_extension : enable
#pragma OPENCL EXTENSION cl_no_such_extension : disable
#pragma OPENCL EXTENSION cl_khr_fp64 : on
#pragma OPENCL EXTENSION cl_khr_fp64 : begin
#pragma OPENCL EXTENSION cl_khr_fp64 : end
#pragma OPENCL EXTENSION cl_my_ext : begin
#pragma OPENCL EXTENSION cl_my_ext : end
#pragma OPENCL EXTENSION cl_other_ext : end
#pragma OPENCL EXTENSION cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 :
#pragma OPENCL EXTENSION : enable
#pragma OPENCL EXTENSION
#pragma OPENCL EXTENSION 1 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable extra
#pragma OPENCL
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT OFF
#pragma OPENCL FP_CONTRACT DEFAULT
#pragma OPENCL FP_CONTRACT MAYBE
#pragma OPENCL SOMETHING cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : disable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_depth_images : enable
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
#pragma OPENCL EXTENSION cl_amd_media_ops : enable
#pragma OPENCL EXTENSION __opencl_c_fp64 : enable
#pragma OPENCL EXTENSION __opencl_c_pipes : disable

#if defined(cl_khr_fp64) && __OPENCL_C_VERSION__ < 300
double old_double(double d);
#endif
#ifdef __opencl_c_fp64
double new_double(double d);
#endif
#if __OPENCL_C_VERSION__ >= 300 && !defined(__opencl_c_int64)
#error "no 64-bit integers"
#endif
#if defined(cl_khr_fp16) != 1
#error "no cl_khr_fp16"
#endif
#if cl_khr_fp64
int value_is_one;
#endif
void f(void) {
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
  double d;
#pragma OPENCL EXTENSION cl_no_such_extension_in_function : enable
}
