// std: 1.2 2.0
kernel __attribute__((reqd_work_group_size(8, 4, 1))) void k1(void) {}
kernel __attribute__((reqd_work_group_size(8, 4))) void k2(void) {}
kernel __attribute__((reqd_work_group_size(8, 0, 1))) void k3(void) {}
kernel __attribute__((reqd_work_group_size(8, -1, 1))) void k4(void) {}
kernel __attribute__((reqd_work_group_size(8, 4.0f, 1))) void k5(void) {}
kernel __attribute__((reqd_work_group_size(1, 2, 3))) __attribute__((reqd_work_group_size(3, 2, 1))) void k6(void) {}
kernel __attribute__((reqd_work_group_size(1, 2, 3))) __attribute__((reqd_work_group_size(1, 2, 3))) void k7(void) {}
kernel __attribute__((reqd_work_group_size(0x100000000, 1, 1))) void k8(void) {}
__attribute__((reqd_work_group_size(8, 4, 1))) void not_kernel(void) {}

kernel __attribute__((work_group_size_hint(8, 4, 1))) void k9(void) {}
kernel __attribute__((work_group_size_hint(0, 4, 1))) void k10(void) {}
__attribute__((work_group_size_hint(8, 4, 1))) void not_kernel2(void) {}

kernel __attribute__((vec_type_hint(float4))) void k11(void) {}
kernel __attribute__((vec_type_hint(int))) void k12(void) {}
kernel __attribute__((vec_type_hint(bool))) void k13(void) {}
kernel __attribute__((vec_type_hint(void))) void k14(void) {}
kernel __attribute__((vec_type_hint(event_t))) void k15(void) {}
kernel __attribute__((vec_type_hint)) void k16(void) {}
kernel __attribute__((vec_type_hint(int))) __attribute__((vec_type_hint(float))) void k17(void) {}
__attribute__((vec_type_hint(char))) void not_kernel3(void) {}

constant int bar __attribute__((reqd_work_group_size(1, 1, 1))) = 1;

kernel __attribute__((intel_reqd_sub_group_size(8))) void k18(void) {}
kernel __attribute__((intel_reqd_sub_group_size(0))) void k19(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8))) __attribute__((intel_reqd_sub_group_size(16))) void k20(void) {}
__attribute__((intel_reqd_sub_group_size(8))) void not_kernel4(void) {}
