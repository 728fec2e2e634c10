// std: 1.2 2.0

__attribute__((intel_reqd_sub_group_size(8))) void not_kernel(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8))) void k1(void) {}
kernel __attribute__((intel_reqd_sub_group_size(0))) void k2(void) {}
kernel __attribute__((intel_reqd_sub_group_size(-8))) void k3(void) {}
kernel __attribute__((intel_reqd_sub_group_size())) void k4(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8, 16))) void k5(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8))) __attribute__((intel_reqd_sub_group_size(16))) void k6(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8))) __attribute__((intel_reqd_sub_group_size(8))) void k7(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8.0f))) void k8(void) {}
int n;
