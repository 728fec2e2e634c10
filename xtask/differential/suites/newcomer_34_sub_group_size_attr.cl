// std: 1.2 2.0 3.0
kernel __attribute__((intel_reqd_sub_group_size(8))) void a(void) {}
kernel __attribute__((intel_reqd_sub_group_size(0))) void b(void) {}
kernel __attribute__((intel_reqd_sub_group_size(-1))) void c(void) {}
kernel __attribute__((intel_reqd_sub_group_size())) void d(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8, 16))) void e(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8))) __attribute__((intel_reqd_sub_group_size(16))) void f(void) {}
__attribute__((intel_reqd_sub_group_size(8))) void g(void) {}
kernel void h(int n) __attribute__((intel_reqd_sub_group_size(n)));
kernel __attribute__((intel_reqd_sub_group_size(4 * 4))) void i(void) {}
