// std: 1.0 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
half h1(half a) { return a + 1.0h; }
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
half h2(global half *a) { return *a; }

#pragma OPENCL EXTENSION cl_no_such_extension : disable
#pragma OPENCL EXTENSION cl_no_such_extension : enable
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : on
#pragma OPENCL EXTENSION cl_khr_fp64 enable
#pragma OPENCL EXTENSION cl_khr_fp64 :
#pragma OPENCL EXTENSION 42 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable extra
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable
#pragma OPENCL EXTENSION cl_khr_gl_sharing : enable
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#pragma OPENCL EXTENSION cl_khr_depth_images : enable
#pragma OPENCL EXTENSION cl_khr_icd : enable
#pragma OPENCL EXTENSION
#pragma OPENCL NONSENSE cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_my_ext : begin
void in_ext(void);
#pragma OPENCL EXTENSION cl_my_ext : end

void inside(void) {
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
  double d = 1.0;
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
  double e = 1.0;
}
