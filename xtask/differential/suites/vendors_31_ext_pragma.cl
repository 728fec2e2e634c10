// std: 1.0 1.2 2.0 3.0
// #pragma OPENCL EXTENSION: names, behaviours and malformed lines.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
#pragma OPENCL EXTENSION cl_khr_no_such : enable
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : begin
#pragma OPENCL EXTENSION cl_khr_fp16 : end
#pragma OPENCL EXTENSION cl_khr_fp16 : require
#pragma OPENCL EXTENSION cl_khr_fp16 enable
#pragma OPENCL EXTENSION cl_khr_fp16 :
#pragma OPENCL EXTENSION : enable
#pragma OPENCL EXTENSION 42 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable extra
#pragma OPENCL EXTENSION
#pragma OPENCL extension cl_khr_fp16 : enable
#pragma OPENCL
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
void (*fp)(void);
#pragma OPENCL EXTENSION __cl_clang_function_pointers : disable
void (*fp2)(void);
#pragma OPENCL EXTENSION __cl_clang_variadic_functions : enable
void va(int a, ...);
#pragma OPENCL EXTENSION __cl_clang_variadic_functions : disable
void vb(int a, ...);
#pragma OPENCL EXTENSION __cl_clang_bitfields : enable
struct bf { int a : 3; };
#pragma OPENCL EXTENSION __cl_clang_bitfields : disable
struct bg { int a : 3; };

kernel void after_pragmas(global half *h) {
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
  half x = *h;
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
  half y = *h;
}
