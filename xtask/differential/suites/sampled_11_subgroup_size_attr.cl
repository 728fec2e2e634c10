// std: 1.2 2.0

kernel __attribute__((intel_reqd_sub_group_size(8))) void k0(void) {}
kernel __attribute__((intel_reqd_sub_group_size(0))) void k1(void) {}
kernel __attribute__((intel_reqd_sub_group_size(-8))) void k2(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8, 16))) void k3(void) {}
kernel __attribute__((intel_reqd_sub_group_size)) void k4(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8))) __attribute__((intel_reqd_sub_group_size(16))) void k5(void) {}
kernel __attribute__((intel_reqd_sub_group_size("8"))) void k6(void) {}
__attribute__((intel_reqd_sub_group_size(8))) void f0(void) {}
kernel void k7(int n) __attribute__((intel_reqd_sub_group_size(n)));
