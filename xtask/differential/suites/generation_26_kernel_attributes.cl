// std: 1.2 2.0 3.0
// Kernel attributes: reqd_work_group_size and kin.

kernel __attribute__((reqd_work_group_size(8, 4, 2))) void k0(void) {}
kernel __attribute__((work_group_size_hint(8, 16, 32))) void k1(void) {}
kernel __attribute__((vec_type_hint(int))) void k2(void) {}
kernel __attribute__((vec_type_hint(float4))) __attribute__((reqd_work_group_size(1, 1, 1))) void k3(void) {}
__attribute__((reqd_work_group_size(1, 2, 3))) kernel void k4(void) {}
kernel void k5(void) __attribute__((reqd_work_group_size(1, 2, 3)));
__kernel void k5(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8))) void k6(void) {}
kernel __attribute__((nosvm)) void k7(global int *p __attribute__((nosvm))) {}

kernel __attribute__((reqd_work_group_size(0, 1, 1))) void e0(void) {}
kernel __attribute__((reqd_work_group_size(1, 2))) void e1(void) {}
kernel __attribute__((reqd_work_group_size(1, 2, -3))) void e2(void) {}
kernel __attribute__((reqd_work_group_size(1.0, 2, 3))) void e3(void) {}
kernel __attribute__((reqd_work_group_size(1, 2, 3), reqd_work_group_size(3, 2, 1))) void e4(void) {}
kernel __attribute__((reqd_work_group_size(4294967296, 1, 1))) void e5(void) {}
kernel __attribute__((work_group_size_hint(1, 2, 3))) __attribute__((work_group_size_hint(3, 2, 1))) void e6(void) {}
kernel __attribute__((vec_type_hint)) void e7(void) {}
kernel __attribute__((vec_type_hint(void))) void e8(void) {}
kernel __attribute__((vec_type_hint(bool))) void e9(void) {}
kernel __attribute__((vec_type_hint(int))) __attribute__((vec_type_hint(float))) void e10(void) {}
kernel __attribute__((intel_reqd_sub_group_size(0))) void e11(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8), intel_reqd_sub_group_size(16))) void e12(void) {}
kernel __attribute__((unknown_attribute(1))) void e13(void) {}

__attribute__((reqd_work_group_size(8, 16, 32))) void nk0(void) {}
__attribute__((work_group_size_hint(8, 16, 32))) void nk1(void) {}
__attribute__((vec_type_hint(char))) void nk2(void) {}
__attribute__((intel_reqd_sub_group_size(8))) void nk3(void) {}
constant int v __attribute__((reqd_work_group_size(1, 1, 1))) = 1;
