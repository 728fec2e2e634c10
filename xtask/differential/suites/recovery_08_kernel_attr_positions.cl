// std: 1.0 1.2 2.0 3.0
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void a(void) {}
__attribute__((reqd_work_group_size(8, 1, 1))) __kernel void b(void) {}
kernel void __attribute__((reqd_work_group_size(8, 1, 1))) c(void) {}
kernel void d(void) __attribute__((reqd_work_group_size(8, 1, 1))) {}
kernel void e(void) __attribute__((reqd_work_group_size(8, 1, 1)));
kernel void e(void) {}
kernel void f(void) { } __attribute__((reqd_work_group_size(8, 1, 1)));
void not_kernel(void) __attribute__((reqd_work_group_size(8, 1, 1)));
__attribute__((work_group_size_hint(8, 1, 1))) void not_kernel2(void) {}
__attribute__((vec_type_hint(int4))) void not_kernel3(void) {}
__attribute__((reqd_work_group_size(8, 1))) kernel void g(void) {}
__attribute__((reqd_work_group_size(8, 1, 1, 1))) kernel void h(void) {}
__attribute__((reqd_work_group_size(0, 1, 1))) kernel void i(void) {}
__attribute__((reqd_work_group_size(-1, 1, 1))) kernel void j(void) {}
__attribute__((reqd_work_group_size(1.0f, 1, 1))) kernel void k(void) {}
__attribute__((reqd_work_group_size)) kernel void l(void) {}
__attribute__((reqd_work_group_size(4294967296L, 1, 1))) kernel void l2(void) {}
int dim;
__attribute__((reqd_work_group_size(dim, 1, 1))) kernel void m(void) {}
__attribute__((reqd_work_group_size(8,1,1))) __attribute__((reqd_work_group_size(4,1,1))) kernel void n(void) {}
__attribute__((reqd_work_group_size(8,1,1), work_group_size_hint(4,1,1))) kernel void o(void) {}
__attribute__((vec_type_hint(float4))) kernel void p(void) {}
__attribute__((vec_type_hint(void))) kernel void q(void) {}
__attribute__((vec_type_hint(bool))) kernel void r(void) {}
__attribute__((vec_type_hint(int), vec_type_hint(float))) kernel void s(void) {}
__attribute__((vec_type_hint)) kernel void t(void) {}
__attribute__((vec_type_hint(4))) kernel void u(void) {}
__attribute__((__reqd_work_group_size__(8, 1, 1))) kernel void v(void) {}
__attribute__((kernel)) void w(void) {}
kernel kernel void x(void) {}
kernel int y(void) { return 0; }
kernel int z;
