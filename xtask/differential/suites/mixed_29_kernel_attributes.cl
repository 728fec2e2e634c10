// std: 1.2 2.0
// reqd_work_group_size, work_group_size_hint, vec_type_hint, reqd sub-group size.

kernel __attribute__((reqd_work_group_size(1, 2, 3))) void k0(void) {}
kernel __attribute__((reqd_work_group_size(0, 2, 3))) void k1(void) {}
kernel __attribute__((reqd_work_group_size(1, 2))) void k2(void) {}
kernel __attribute__((reqd_work_group_size(-1, 2, 3))) void k3(void) {}
kernel __attribute__((reqd_work_group_size(1, 2, 0x100000000))) void k4(void) {}
kernel __attribute__((reqd_work_group_size(1, 2, 3.0f))) void k5(void) {}
kernel __attribute__((reqd_work_group_size)) void k6(void) {}
kernel __attribute__((work_group_size_hint(8, 16, 32))) void k7(void) {}
kernel __attribute__((work_group_size_hint(8, 16, "x"))) void k8(void) {}
kernel __attribute__((vec_type_hint(float4))) void k9(void) {}
kernel __attribute__((vec_type_hint(int))) void k10(void) {}
kernel __attribute__((vec_type_hint(char))) void k11(void) {}
kernel __attribute__((vec_type_hint(void))) void k12(void) {}
kernel __attribute__((vec_type_hint(bool))) void k13(void) {}
kernel __attribute__((vec_type_hint(int *))) void k14(void) {}
kernel __attribute__((vec_type_hint(4))) void k15(void) {}
kernel __attribute__((vec_type_hint(int))) __attribute__((vec_type_hint(float))) void k16(void) {}
kernel __attribute__((vec_type_hint(int))) __attribute__((vec_type_hint(int))) void k17(void) {}
kernel __attribute__((reqd_work_group_size(1, 2, 3))) __attribute__((reqd_work_group_size(3, 2, 1))) void k18(void) {}
kernel __attribute__((work_group_size_hint(1, 1, 1))) __attribute__((work_group_size_hint(2, 1, 1))) void k19(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8))) void k20(void) {}
kernel __attribute__((intel_reqd_sub_group_size(0))) void k21(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8))) __attribute__((intel_reqd_sub_group_size(16))) void k22(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8, 8))) void k23(void) {}

__attribute__((reqd_work_group_size(8, 16, 32))) void not_kernel(void) {}
__attribute__((work_group_size_hint(8, 16, 32))) void not_kernel2(void) {}
__attribute__((vec_type_hint(float4))) void not_kernel3(void) {}
__attribute__((intel_reqd_sub_group_size(8))) void not_kernel4(void) {}
constant int v __attribute__((reqd_work_group_size(8, 16, 0))) = 1;
constant int w __attribute__((vec_type_hint(float))) = 1;
