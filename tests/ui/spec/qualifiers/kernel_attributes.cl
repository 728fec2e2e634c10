// What attributes say about a kernel (OpenCL C 6.9.2).
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
struct pair { int a; };
typedef float4 named;
// A hint has a vector type, or the type of its elements.
kernel __attribute__((vec_type_hint(float4))) void a(global float4 *p) {}
kernel __attribute__((vec_type_hint(double))) void b(global float4 *p) {}
__kernel __attribute__((__vec_type_hint__(uchar16))) void c(void) {}
kernel __attribute__((vec_type_hint(unsigned int))) void d(void) {}
kernel __attribute__((vec_type_hint(named))) void e(void) {}
kernel __attribute__((vec_type_hint(size_t))) void f(void) {}
kernel __attribute__((vec_type_hint(struct pair))) void g(void) {} //~ ERROR CL0709
kernel __attribute__((vec_type_hint(int *))) void h(void) {} //~ ERROR CL0709
kernel __attribute__((vec_type_hint(image2d_t))) void i(void) {} //~ ERROR CL0709
kernel __attribute__((vec_type_hint(int4[2]))) void j(void) {} //~ ERROR CL0709
kernel __attribute__((vec_type_hint(void))) void k(void) {} //~ ERROR CL0709
kernel __attribute__((vec_type_hint(4))) void l(void) {} //~ ERROR CL0201
kernel __attribute__((vec_type_hint())) void m(void) {} //~ ERROR CL0709
// Sizes are three, and positive.
kernel __attribute__((work_group_size_hint(1, 1, 1))) void n(void) {}
kernel __attribute__((reqd_work_group_size(8, 4, 2))) void o(void) {}
kernel __attribute__((reqd_work_group_size(1 << 6, sizeof(int), 1))) void p(void) {}
kernel __attribute__((work_group_size_hint(1, 1))) void q(void) {} //~ ERROR CL0709
kernel __attribute__((reqd_work_group_size(1))) void r(void) {} //~ ERROR CL0709
kernel __attribute__((reqd_work_group_size(1, 1, 0))) void s(void) {} //~ ERROR CL0709
kernel __attribute__((work_group_size_hint(-1, 1, 1))) void t(void) {} //~ ERROR CL0709
kernel __attribute__((reqd_work_group_size(1, 2.0f, 1))) void u(void) {} //~ ERROR CL0709
kernel __attribute__((reqd_work_group_size(int, 1, 1))) void v(void) {} //~ ERROR CL0201
constant int eight = 8;
// Several of them go together, in front of the function or behind a declaration of it.
kernel __attribute__((vec_type_hint(int2), work_group_size_hint(8, 8, 1))) void w(void) {}
kernel __attribute__((vec_type_hint(int2))) __attribute__((reqd_work_group_size(8, 8, 1))) void x(void) {}
kernel void y(void) __attribute__((reqd_work_group_size(8, 8, 1)));
__attribute__((reqd_work_group_size(1, 1, 1))) kernel void z(void) {}
// They are about kernels.
__attribute__((vec_type_hint(int2))) void no_kernel(void) {} //~ ERROR CL0708
__attribute__((work_group_size_hint(1, 1, 1))) int no_kernel_too(void); //~ ERROR CL0708
constant int object __attribute__((reqd_work_group_size(1, 1, 1))) = 1; //~ ERROR CL0708
