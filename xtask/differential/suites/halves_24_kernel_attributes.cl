// std: 1.2 2.0 3.0
// Attributes on kernel functions.

kernel __attribute__((reqd_work_group_size(8, 4, 1))) void k1(void) {}
kernel __attribute__((work_group_size_hint(64, 1, 1))) void k2(void) {}
kernel __attribute__((vec_type_hint(float4))) void k3(void) {}
kernel __attribute__((vec_type_hint(int))) __attribute__((reqd_work_group_size(1, 1, 1))) void k4(void) {}
__attribute__((reqd_work_group_size(2, 2, 2))) kernel void k5(void);
kernel void k5(void) {}
kernel void __attribute__((__work_group_size_hint__(1, 2, 3))) k6(void) {}

kernel __attribute__((reqd_work_group_size(8, 4))) void e1(void) {}
kernel __attribute__((reqd_work_group_size(8, 4, 0))) void e2(void) {}
kernel __attribute__((reqd_work_group_size(-8, 4, 1))) void e3(void) {}
kernel __attribute__((reqd_work_group_size(8, 4, 1.0f))) void e4(void) {}
kernel __attribute__((reqd_work_group_size(1, 2, 3))) __attribute__((reqd_work_group_size(3, 2, 1))) void e5(void) {}
kernel __attribute__((work_group_size_hint(1, 2, 3))) __attribute__((work_group_size_hint(3, 2, 1))) void e6(void) {}
kernel __attribute__((work_group_size_hint(8, 0, 1))) void e7(void) {}
kernel __attribute__((vec_type_hint(float4))) __attribute__((vec_type_hint(int4))) void e8(void) {}
kernel __attribute__((vec_type_hint(void))) void e9(void) {}
kernel __attribute__((vec_type_hint(bool))) void e10(void) {}
kernel __attribute__((vec_type_hint)) void e11(void) {}
kernel __attribute__((vec_type_hint(struct s *))) void e12(void) {}
kernel __attribute__((reqd_work_group_size(4294967296, 1, 1))) void e13(void) {}
__attribute__((reqd_work_group_size(1, 1, 1))) void notkernel(void) {}
__attribute__((vec_type_hint(float))) void notkernel2(void) {}
__attribute__((work_group_size_hint(1, 1, 1))) int var;
kernel __attribute__((intel_reqd_sub_group_size(8))) void s1(void) {}
kernel __attribute__((intel_reqd_sub_group_size(0))) void s2(void) {}
kernel __attribute__((intel_reqd_sub_group_size(-1))) void s3(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8), intel_reqd_sub_group_size(16))) void s4(void) {}
__attribute__((intel_reqd_sub_group_size(8))) void s5(void) {}
