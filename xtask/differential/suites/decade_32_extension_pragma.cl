// std: 1.0 1.2 2.0 3.0

#pragma OPENCL EXTENSION cl_no_such_extension : disable

#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#pragma OPENCL EXTENSION cl_khr_gl_sharing : enable
#pragma OPENCL EXTENSION cl_khr_mipmap_image : enable
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
#pragma OPENCL EXTENSION cl_amd_media_ops : enable

#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : on
#pragma OPENCL EXTENSION cl_khr_fp64 enable
#pragma OPENCL EXTENSION : enable
#pragma OPENCL EXTENSION cl_khr_fp64 :
#pragma OPENCL EXTENSION cl_khr_fp64 : enable extra
#pragma OPENCL EXTENSION 42 : enable
#pragma OPENCL EXTENSION
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT maybe
#pragma OPENCL UNKNOWN

#ifndef cl_khr_byte_addressable_store
#error "missing cl_khr_byte_addressable_store"
#endif
#if __OPENCL_C_VERSION__ < 120 && defined(cl_khr_depth_images)
#error "cl_khr_depth_images in an old edition"
#endif

void f(float a, float b) {
#pragma OPENCL FP_CONTRACT OFF
  float c = a * b + a;
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
  c = 1.0;
#pragma OPENCL FP_CONTRACT ON
}
