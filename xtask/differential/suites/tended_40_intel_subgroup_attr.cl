// std: 1.2 2.0
kernel __attribute__((intel_reqd_sub_group_size(8))) void isg(void) {}
kernel __attribute__((intel_reqd_sub_group_size(0))) void isg0(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8))) __attribute__((intel_reqd_sub_group_size(16))) void isg2(void) {}
__attribute__((intel_reqd_sub_group_size(8))) void not_kernel(void) {}
