// std: 1.2 2.0 3.0
kernel __attribute__((reqd_work_group_size(8, 4, 1))) void a(void) {}
kernel __attribute__((work_group_size_hint(8, 4, 1))) void b(void) {}
kernel __attribute__((vec_type_hint(float4))) void c(void) {}
kernel __attribute__((reqd_work_group_size(8, 4))) void d(void) {}
kernel __attribute__((reqd_work_group_size(8, 4, 1, 1))) void e(void) {}
kernel __attribute__((reqd_work_group_size(0, 4, 1))) void f(void) {}
kernel __attribute__((reqd_work_group_size(-1, 4, 1))) void g(void) {}
kernel __attribute__((reqd_work_group_size(1.0f, 4, 1))) void h(void) {}
kernel __attribute__((reqd_work_group_size(8, 4, 1), reqd_work_group_size(4, 4, 1))) void i(void) {}
kernel __attribute__((vec_type_hint(void))) void j(void) {}
kernel __attribute__((vec_type_hint(bool))) void k(void) {}
kernel __attribute__((vec_type_hint(event_t))) void l(void) {}
kernel __attribute__((vec_type_hint)) void m(void) {}
kernel __attribute__((vec_type_hint(int), vec_type_hint(float))) void n(void) {}
kernel __attribute__((work_group_size_hint(8, 4, "1"))) void o(void) {}
kernel __attribute__((work_group_size_hint(8, 4, 0))) void oo(void) {}
__attribute__((reqd_work_group_size(8, 4, 1))) void p(void) {}
__attribute__((vec_type_hint(int))) void q(void) {}
__attribute__((work_group_size_hint(8, 4, 1))) kernel void r(void) {}
__attribute__((reqd_work_group_size(8, 4, 1))) int s;
kernel __attribute__((intel_reqd_sub_group_size(8))) void t(void) {}
kernel __attribute__((intel_reqd_sub_group_size(0))) void u(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8, 1))) void v(void) {}
__attribute__((intel_reqd_sub_group_size(8))) void w(void) {}
constant int N = 16;
kernel __attribute__((reqd_work_group_size(N, 1, 1))) void x(void) {}
