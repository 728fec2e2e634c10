// std: 1.0 1.2 2.0 3.0

// Forms of #pragma OPENCL, and of other pragmas, good and ill.

#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
#pragma OPENCL EXTENSION cl_khr_fp64 : require
#pragma OPENCL EXTENSION cl_khr_fp64 : warn
#pragma OPENCL EXTENSION cl_khr_fp64 : begin
#pragma OPENCL EXTENSION cl_khr_fp64 : end
#pragma OPENCL EXTENSION cl_khr_fp64 enable
#pragma OPENCL EXTENSION cl_khr_fp64 :
#pragma OPENCL EXTENSION cl_khr_fp64
#pragma OPENCL EXTENSION : enable
#pragma OPENCL EXTENSION
#pragma OPENCL
#pragma OPENCL EXTENSION cl_khr_fp64 : 1
#pragma OPENCL EXTENSION 64 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable trailing
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION no_such_ext : enable
#pragma OPENCL EXTENSION no_such_ext : disable
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#pragma OPENCL EXTENSION cl_khr_gl_sharing : enable
#pragma OPENCL EXTENSION cl_khr_depth_images : enable
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
#pragma OPENCL EXTENSION __opencl_c_fp64 : enable
#pragma OPENCL EXTENSION cl_clang_storage_class_specifiers : enable
#pragma opencl extension cl_khr_fp64 : enable
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT MAYBE
#pragma OPENCL NOSUCH x
#pragma STDC FP_CONTRACT OFF
#pragma STDC FP_CONTRACT
#pragma unroll 4

#define EXT cl_khr_fp64
#pragma OPENCL EXTENSION EXT : enable
_Pragma("OPENCL EXTENSION cl_khr_fp64 : enable")
_Pragma("OPENCL EXTENSION cl_khr_fp64 : nosuch")

#ifdef cl_khr_fp64
constant int have_fp64 = cl_khr_fp64;
#endif
#if defined(cl_khr_3d_image_writes) && !defined(cl_khr_no_such)
constant int have_3d = 1;
#endif

void in_function(void) {
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
  double a;
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
  double b = 1.0;
#pragma OPENCL FP_CONTRACT OFF
  int x;
#pragma OPENCL FP_CONTRACT ON
  {
#pragma OPENCL FP_CONTRACT DEFAULT
    x = 1;
  }
}

struct in_struct {
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
  double d;
};
