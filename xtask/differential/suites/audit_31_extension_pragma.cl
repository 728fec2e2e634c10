// std: 1.0 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_no_such_ext : enable
#pragma OPENCL EXTENSION cl_no_such_ext : disable
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION all : begin
#pragma OPENCL EXTENSION cl_khr_fp64 : enabled
#pragma OPENCL EXTENSION cl_khr_fp64 :
#pragma OPENCL EXTENSION cl_khr_fp64
#pragma OPENCL EXTENSION : enable
#pragma OPENCL EXTENSION
#pragma OPENCL EXTENSION cl_khr_fp64 = enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable extra
#pragma OPENCL extension cl_khr_fp64 : enable
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT maybe
#pragma OPENCL FOO BAR
#pragma OPENCL
#pragma opencl EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : enable
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
#pragma OPENCL EXTENSION cl_amd_media_ops : enable
#pragma OPENCL EXTENSION cl_clang_storage_class_specifiers : enable
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
#pragma OPENCL EXTENSION __cl_clang_variadic_functions : enable
#pragma OPENCL EXTENSION __opencl_c_fp64 : enable
void fp(void (*p)(void));
void va(int a, ...);
#pragma OPENCL EXTENSION __cl_clang_function_pointers : disable
#pragma OPENCL EXTENSION __cl_clang_variadic_functions : disable
void fp2(void (*p)(void));
void va2(int a, ...);
void contract(float a, float b, float c) {
#pragma OPENCL FP_CONTRACT OFF
  float r = a * b + c;
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
  half h = 1.0h;
  r++;
#pragma OPENCL FP_CONTRACT ON
}
