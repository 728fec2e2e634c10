// std: 1.2 2.0 3.0
// Attributes of kernels and what they are attached to.
kernel __attribute__((reqd_work_group_size(1, 2, 3))) void k1(void) {}
kernel __attribute__((reqd_work_group_size(1, 2))) void k2(void) {}
kernel __attribute__((reqd_work_group_size(0, 1, 2))) void k3(void) {}
kernel __attribute__((reqd_work_group_size(-1, 1, 2))) void k4(void) {}
kernel __attribute__((reqd_work_group_size(1.f, 1, 2))) void k5(void) {}
kernel __attribute__((reqd_work_group_size(8, 16, 32), reqd_work_group_size(16, 16, 32))) void k6(void) {}
kernel __attribute__((work_group_size_hint(8, 16, 32))) void k7(void) {}
kernel __attribute__((work_group_size_hint(8, 16, 32), work_group_size_hint(4, 4, 4))) void k8(void) {}
kernel __attribute__((work_group_size_hint(1, 0, 1))) void k9(void) {}
kernel __attribute__((vec_type_hint(float4))) void k10(void) {}
kernel __attribute__((vec_type_hint(void))) void k11(void) {}
kernel __attribute__((vec_type_hint(bool))) void k12(void) {}
kernel __attribute__((vec_type_hint(int))) __attribute__((vec_type_hint(float))) void k13(void) {}
kernel __attribute__((vec_type_hint(no_type))) void k14(void) {}
kernel __attribute__((vec_type_hint)) void k15(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8))) void k16(void) {}
kernel __attribute__((intel_reqd_sub_group_size(0))) void k17(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8))) __attribute__((intel_reqd_sub_group_size(16))) void k18(void) {}
kernel __attribute__((intel_reqd_sub_group_size("8"))) void k19(void) {}

__attribute__((reqd_work_group_size(1, 2, 3))) void f1(void) {}
void f2(void) __attribute__((work_group_size_hint(1, 2, 3)));
void f3(void) __attribute__((vec_type_hint(char)));
int v __attribute__((reqd_work_group_size(1, 2, 3)));
__attribute__((intel_reqd_sub_group_size(8))) void f4(void) {}
kernel __attribute__((reqd_work_group_size(0x100000000, 1, 1))) void k20(void) {}
