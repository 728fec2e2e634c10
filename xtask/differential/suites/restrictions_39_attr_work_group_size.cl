// std: 1.2 2.0 3.0
#define N 8
kernel __attribute__((reqd_work_group_size(8, 16, 32))) void k0() {}
kernel __attribute__((reqd_work_group_size(8, 16))) void k1() {}
kernel __attribute__((reqd_work_group_size(0, 1, 1))) void k2() {}
kernel __attribute__((reqd_work_group_size(1, -1, 1))) void k3() {}
kernel __attribute__((reqd_work_group_size(1.0f, 1, 1))) void k4() {}
kernel __attribute__((reqd_work_group_size(N, N, N * 2))) void k5() {}
kernel __attribute__((reqd_work_group_size(1, 2, 3))) __attribute__((reqd_work_group_size(3, 2, 1))) void k6() {}
kernel __attribute__((reqd_work_group_size(1, 2, 3), reqd_work_group_size(1, 2, 3))) void k7() {}
kernel __attribute__((work_group_size_hint(4, 4, 4))) void k8() {}
kernel __attribute__((work_group_size_hint(0, 4, 4))) void k9() {}
kernel __attribute__((reqd_work_group_size(0x100000000, 1, 1))) void k10() {}
kernel __attribute__((vec_type_hint(float4))) void k11() {}
kernel __attribute__((vec_type_hint(int))) __attribute__((vec_type_hint(float))) void k12() {}
kernel __attribute__((vec_type_hint(bool))) void k13() {}
kernel __attribute__((vec_type_hint(void))) void k14() {}
kernel __attribute__((vec_type_hint(4))) void k15() {}
kernel __attribute__((vec_type_hint)) void k16() {}
__attribute__((reqd_work_group_size(1, 1, 1))) void notkernel() {}
__attribute__((vec_type_hint(int))) void notkernel2() {}
__attribute__((work_group_size_hint(1, 1, 1))) int var;
kernel __attribute__((intel_reqd_sub_group_size(8))) void k17() {}
kernel __attribute__((intel_reqd_sub_group_size(0))) void k18() {}
kernel __attribute__((intel_reqd_sub_group_size(-1))) void k19() {}
kernel __attribute__((intel_reqd_sub_group_size(8, 16))) void k20() {}
kernel __attribute__((intel_reqd_sub_group_size(8))) __attribute__((intel_reqd_sub_group_size(16))) void k21() {}
__attribute__((intel_reqd_sub_group_size(8))) void k22() {}
