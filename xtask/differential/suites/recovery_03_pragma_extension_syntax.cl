// std: 1.0 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp16: disable
#pragma OPENCL EXTENSION cl_khr_fp16 enable
#pragma OPENCL EXTENSION cl_khr_fp16 :
#pragma OPENCL EXTENSION cl_khr_fp16 : yes
#pragma OPENCL EXTENSION cl_khr_fp16 : enable please
#pragma OPENCL EXTENSION cl_khr_fp16 : 1
#pragma OPENCL EXTENSION : enable
#pragma OPENCL EXTENSION
#pragma OPENCL EXTENSION "cl_khr_fp16" : enable
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION all : begin
#pragma OPENCL EXTENSION cl_no_such_thing : enable
#pragma OPENCL EXTENSION cl_no_such_thing : disable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#pragma OPENCL EXTENSION cl_khr_gl_sharing : enable
#pragma OPENCL EXTENSION __opencl_c_fp64 : enable
#pragma OPENCL extension cl_khr_fp64 : enable
#pragma OPENCL
#pragma opencl EXTENSION cl_khr_fp64 : enable
#pragma OPENCL UNKNOWN_THING : enable
#pragma STDC EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_my_ext : begin
void in_ext(void);
#pragma OPENCL EXTENSION cl_my_ext : end
#pragma OPENCL EXTENSION cl_my_other : end
