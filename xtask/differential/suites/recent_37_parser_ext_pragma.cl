// std: 1.1 1.2 2.0 3.0
// #pragma OPENCL EXTENSION syntax.

#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
#pragma OPENCL EXTENSION cl_khr_fp64 : begin
#pragma OPENCL EXTENSION cl_khr_fp64 : end
#pragma OPENCL EXTENSION cl_khr_fp64 : require
#pragma OPENCL EXTENSION cl_khr_fp64 enable
#pragma OPENCL EXTENSION cl_khr_fp64 :
#pragma OPENCL EXTENSION : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable extra
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION cl_no_such_extension : enable
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#pragma OPENCL EXTENSION cl_khr_gl_sharing : enable
#pragma OPENCL EXTENSION cl_khr_icd : enable
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
#pragma OPENCL EXTENSION cl_amd_media_ops : enable
#pragma OPENCL EXTENSION __opencl_c_fp64 : enable
#pragma OPENCL extension cl_khr_fp16 : enable

void f(void) {
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
  half h = 1.0f;
  {
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
  }
  half i;
}
