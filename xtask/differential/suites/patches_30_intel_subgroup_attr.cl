// std: 1.2 2.0
kernel __attribute__((intel_reqd_sub_group_size(8))) void k1(void) {}
kernel __attribute__((intel_reqd_sub_group_size(0))) void k2(void) {} // expected-error
kernel __attribute__((intel_reqd_sub_group_size(-1))) void k3(void) {} // expected-error
kernel __attribute__((intel_reqd_sub_group_size(8))) __attribute__((intel_reqd_sub_group_size(16))) void k4(void) {} // expected-warning
kernel __attribute__((intel_reqd_sub_group_size("8"))) void k5(void) {} // expected-error
kernel __attribute__((intel_reqd_sub_group_size(8, 8))) void k6(void) {} // expected-error
kernel __attribute__((intel_reqd_sub_group_size)) void k7(void) {} // expected-error
__attribute__((intel_reqd_sub_group_size(8))) void f1(void) {} // expected-error
kernel void k8(__attribute__((intel_reqd_sub_group_size(8))) int a) {} // expected-error
