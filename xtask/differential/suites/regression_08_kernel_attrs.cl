// std: 1.0 1.2 2.0
kernel __attribute__((reqd_work_group_size(8, 8, 1))) void k1(void) {}
kernel __attribute__((work_group_size_hint(8, 8, 1))) void k2(void) {}
kernel __attribute__((vec_type_hint(float4))) void k3(void) {}
kernel __attribute__((vec_type_hint(int), vec_type_hint(float))) void k4(void) {}
kernel __attribute__((vec_type_hint(void))) void k5(void) {}
kernel __attribute__((vec_type_hint(bool))) void k6(void) {}
kernel __attribute__((reqd_work_group_size(0, 1, 1))) void k7(void) {}
kernel __attribute__((reqd_work_group_size(1, 2))) void k8(void) {}
kernel __attribute__((reqd_work_group_size(1, 2, 3, 4))) void k9(void) {}
kernel __attribute__((reqd_work_group_size(-1, 1, 1))) void k10(void) {}
kernel __attribute__((reqd_work_group_size(1.0f, 1, 1))) void k11(void) {}
kernel __attribute__((reqd_work_group_size(4294967296, 1, 1))) void k12(void) {}
kernel __attribute__((reqd_work_group_size(1, 1, 1), reqd_work_group_size(2, 1, 1))) void k13(void) {}
kernel __attribute__((work_group_size_hint(0, 0, 0))) void k14(void) {}
__attribute__((reqd_work_group_size(8, 8, 1))) void notkernel(void) {}
__attribute__((work_group_size_hint(8, 8, 1))) void notkernel2(void) {}
__attribute__((vec_type_hint(char))) void notkernel3(void) {}
constant int x __attribute__((reqd_work_group_size(8, 8, 1))) = 0;
constant int y __attribute__((vec_type_hint(int))) = 1;
