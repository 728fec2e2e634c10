// What pragmas enable and disable.

#pragma OPENCL EXTENSION cl_khr_fp64 : disable
void f(double d) { d = 1.0; float f = 1.0; }
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
void g(double d) { d = 1.0; }
#pragma OPENCL EXTENSION all : disable
void h(double d) { half x; half y = 1.0h; long l; } //~ ERROR CL0433
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
void i(half x) { half y = x; y = y + 1.0h; x = sin(x); half4 z = y; }
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
void j(half x) { half y = x; half4 w; w + w; } //~ ERROR CL0433
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : disable
void k(global long *p) { atom_add(p, 1L); }
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
void l(void (*fp)(void)) { fp(); void (*q)(void) = &j; }
#pragma OPENCL EXTENSION __cl_clang_function_pointers : disable
void m(void (*fp)(void)) { } //~ ERROR CL0420
#pragma OPENCL EXTENSION __cl_clang_variadic_functions : enable
void n(int a, ...) { __builtin_va_list va; } //~ ERROR CL0203
#pragma OPENCL EXTENSION __cl_clang_variadic_functions : disable
void o(int a, ...) { } //~ ERROR CL0421
#pragma OPENCL EXTENSION __cl_clang_bitfields : enable
struct bf { int a : 3; };
#pragma OPENCL EXTENSION __cl_clang_bitfields : disable
struct bf2 { int a : 3; }; //~ ERROR CL0419
#pragma OPENCL EXTENSION __cl_clang_non_portable_kernel_param_types : enable
struct np { global int *p; bool b; };
kernel void p(struct np x, bool b, size_t s) {} //~ ERROR CL0706 //~ ERROR CL0707
#pragma OPENCL EXTENSION __cl_clang_non_portable_kernel_param_types : disable
kernel void q(bool b) {} //~ ERROR CL0706
#pragma OPENCL EXTENSION cl_clang_storage_class_specifiers : enable
static int r1(void);
extern int r2(void);
#pragma OPENCL EXTENSION cl_clang_storage_class_specifiers : disable
static int r3(void); //~ ERROR[1.0,1.1] CL0407
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
void s(void) { sub_group_barrier(1); } //~ ERROR[1.0,1.1] CL0602
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
void t(write_only image3d_t i) { write_imagef(i, (int4)(1), (float4)(1)); }
#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : enable
void u(read_only image2d_msaa_t i) { get_image_num_samples(i); read_imagef(i, (int2)(1), 1); } //~ ERROR[1.0,1.1] CL0203 //~ ERROR[1.0,1.1] CL0602
#pragma OPENCL EXTENSION cl_khr_depth_images : enable
#pragma OPENCL EXTENSION cl_khr_select_fprounding_mode : enable
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : disable
void w(global char *p) { *p = 1; }
