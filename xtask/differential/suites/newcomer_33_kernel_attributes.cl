// std: 1.2 2.0
kernel __attribute__((reqd_work_group_size(8, 8, 1))) void a(void) {}
kernel __attribute__((reqd_work_group_size(8, 8))) void b(void) {}
kernel __attribute__((reqd_work_group_size(8, 0, 1))) void c(void) {}
kernel __attribute__((reqd_work_group_size(8, -1, 1))) void d(void) {}
kernel __attribute__((reqd_work_group_size(1, 1, 1), reqd_work_group_size(2, 1, 1))) void e(void) {}
kernel __attribute__((work_group_size_hint(16, 1, 1))) void f(void) {}
kernel __attribute__((work_group_size_hint(16, 1.0f, 1))) void g(void) {}
kernel __attribute__((vec_type_hint(float4))) void h(void) {}
kernel __attribute__((vec_type_hint(bool))) void i(void) {}
kernel __attribute__((vec_type_hint(void))) void j(void) {}
kernel __attribute__((vec_type_hint(event_t))) void k(void) {}
kernel __attribute__((vec_type_hint(int), vec_type_hint(float))) void l(void) {}
__attribute__((reqd_work_group_size(8, 8, 1))) void m(void) {}
__attribute__((vec_type_hint(int))) void n(void);
__attribute__((work_group_size_hint(8, 8, 1))) int o;
kernel __attribute__((reqd_work_group_size(8, 4294967296, 1))) void p(void) {}
