// std: 1.1 1.2 2.0 3.0
// #pragma OPENCL EXTENSION
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
#pragma OPENCL EXTENSION cl_khr_fp64 : require
#pragma OPENCL EXTENSION cl_khr_fp64 : begin
#pragma OPENCL EXTENSION cl_no_such_extension : enable
#pragma OPENCL EXTENSION cl_no_such_extension : disable
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION cl_khr_fp64 enable
#pragma OPENCL EXTENSION cl_khr_fp64
#pragma OPENCL EXTENSION : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable extra
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : disable
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#pragma OPENCL EXTENSION cl_khr_depth_images : enable
#pragma OPENCL EXTENSION __opencl_c_images : enable
#pragma OPENCL EXTENSION cl_amd_media_ops : enable
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL UNKNOWN
#pragma OPENCL

#pragma OPENCL EXTENSION my_ext : begin
struct A { int a; };
void my_fun(struct A a);
#pragma OPENCL EXTENSION my_ext : end
#pragma OPENCL EXTENSION my_ext : end

#pragma OPENCL EXTENSION my_ext : enable
kernel void k(global int *p) {
  struct A a = {1};
  my_fun(a);
#pragma OPENCL EXTENSION my_ext : disable
  my_fun(a);
  char c = *(global char *)p;
  double d = 1.0;
}
