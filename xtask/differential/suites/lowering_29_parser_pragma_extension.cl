// std: 1.0 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION cl_no_such_extension : enable
#pragma OPENCL EXTENSION cl_no_such_extension : begin
#pragma OPENCL EXTENSION cl_khr_fp16 enable
#pragma OPENCL EXTENSION cl_khr_fp16 : maybe
#pragma OPENCL EXTENSION cl_khr_fp16 :
#pragma OPENCL EXTENSION
#pragma OPENCL EXTENSION 16 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable extra
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : require
#pragma OPENCL cl_khr_fp16 : enable
#pragma OPENCL
#pragma opencl extension cl_khr_fp16 : enable
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable

void (*fp)(int);

void in_function(void) {
#pragma OPENCL EXTENSION __cl_clang_function_pointers : disable
  void (*fq)(int);
  int x = 0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
  ;
}

#pragma OPENCL EXTENSION __cl_clang_variadic_functions : enable
void vf(int, ...);
#pragma OPENCL EXTENSION __cl_clang_variadic_functions : disable
void vg(int, ...);
_Pragma("OPENCL EXTENSION cl_khr_fp64 : enable")
