// std: 1.0 1.2 3.0
// opts: -DBEGIN=1
// pragma OPENCL EXTENSION with enable, disable, begin and end.

#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION cl_no_such_extension : enable
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#pragma OPENCL EXTENSION cl_khr_gl_sharing : enable
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
#pragma OPENCL EXTENSION __cl_clang_variadic_functions : enable
#pragma OPENCL EXTENSION __cl_clang_bitfields : enable

void (*fp_enabled)(int);
void variadic_enabled(int, ...);
struct bits_enabled { int a : 3; unsigned b : 5; int : 0; };

#pragma OPENCL EXTENSION __cl_clang_function_pointers : disable
#pragma OPENCL EXTENSION __cl_clang_variadic_functions : disable
#pragma OPENCL EXTENSION __cl_clang_bitfields : disable

void (*fp_disabled)(int);
void variadic_disabled(int, ...);
struct bits_disabled { int a : 3; };

#pragma OPENCL EXTENSION
#pragma OPENCL EXTENSION cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 enable
#pragma OPENCL EXTENSION cl_khr_fp64 :
#pragma OPENCL EXTENSION cl_khr_fp64 : on
#pragma OPENCL EXTENSION cl_khr_fp64 : enable extra
#pragma OPENCL EXTENSION 3 : enable
#pragma OPENCL EXTENSION "cl_khr_fp64" : enable
#pragma opencl extension cl_khr_fp64 : enable
_Pragma("OPENCL EXTENSION cl_khr_fp16 : enable")
#define EXT(name, how) _Pragma(#how)
EXT(x, OPENCL EXTENSION cl_khr_fp16 : disable)

#ifdef BEGIN
#pragma OPENCL EXTENSION my_ext : begin
struct A { int a; };
typedef struct A TypedefOfA;
typedef const local TypedefOfA *PointerOfA;
void f(void);
__attribute__((overloadable)) void g(long x);
#pragma OPENCL EXTENSION my_ext : end
__attribute__((overloadable)) void g(void);
#pragma OPENCL EXTENSION my_ext : end
#pragma OPENCL EXTENSION unbalanced : begin
#endif

#if defined(BEGIN)
kernel void use_off(void) {
  struct A a;
  PointerOfA p;
  f();
  g(0);
}
#pragma OPENCL EXTENSION my_ext : enable
kernel void use_on(void) {
  struct A a;
  f();
  g(0);
  g();
}
#pragma OPENCL EXTENSION my_ext : disable
#endif

void in_body(void) {
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
  double d = 1.0;
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
  double e = 2.0;
  half *h;
}
struct around {
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
  double d;
};
constant double trailing = 1.0;
