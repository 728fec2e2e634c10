// std: 1.0 1.2 2.0 3.0
// opts:
// opts: -DDISABLE_ALL=1
// #pragma OPENCL EXTENSION

#ifdef DISABLE_ALL
#pragma OPENCL EXTENSION all : disable
#endif

#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#pragma OPENCL EXTENSION cl_no_such_extension : enable
#pragma OPENCL EXTENSION cl_no_such_extension : disable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION all : begin
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable
#pragma OPENCL EXTENSION cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 enable
#pragma OPENCL EXTENSION cl_khr_fp64 : on
#pragma OPENCL EXTENSION : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable extra
#pragma OPENCL EXTENSION 64 : enable
#pragma OPENCL EXTENSION __opencl_c_fp64 : enable

#ifndef cl_khr_fp64
#error no fp64
#endif
#ifdef cl_khr_no_such
#error
#endif
#if cl_khr_fp64 != 1
#error
#endif
#ifndef cl_clang_storage_class_specifiers
#error no storage class extension
#endif
#ifndef __cl_clang_function_pointers
#error no function pointers
#endif

#pragma OPENCL EXTENSION cl_ext_mine : begin
typedef struct { int a; } mine_t;
void mine_fn(mine_t m);
#pragma OPENCL EXTENSION cl_ext_mine : end
#pragma OPENCL EXTENSION cl_ext_mine : enable
void user(mine_t m) { mine_fn(m); }

#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
void fp(void (*f)(int)) { f(1); }
#pragma OPENCL EXTENSION __cl_clang_function_pointers : disable
void fp2(void (*f)(int)) { f(1); }
#pragma OPENCL EXTENSION __cl_clang_variadic_functions : enable
void va(int a, ...);

kernel void dbl(global double *d) { d[0] = 1.0 + sin(d[1]); }
