// std: 1.2 2.0 3.0
kernel __attribute__((reqd_work_group_size(8, 1, 1))) void a0(void) {}
kernel __attribute__((reqd_work_group_size(8, 1))) void a1(void) {}
kernel __attribute__((reqd_work_group_size(8, 1, 1, 1))) void a2(void) {}
kernel __attribute__((reqd_work_group_size(0, 1, 1))) void a3(void) {}
kernel __attribute__((reqd_work_group_size(-1, 1, 1))) void a4(void) {}
kernel __attribute__((reqd_work_group_size(1.0, 1, 1))) void a5(void) {}
kernel __attribute__((reqd_work_group_size(4294967296, 1, 1))) void a6(void) {}
kernel __attribute__((reqd_work_group_size(8, 1, 1), reqd_work_group_size(4, 1, 1))) void a7(void) {}
kernel __attribute__((reqd_work_group_size(8, 1, 1), reqd_work_group_size(8, 1, 1))) void a8(void) {}
__attribute__((reqd_work_group_size(8, 1, 1))) void a9(void) {}
int __attribute__((reqd_work_group_size(8, 1, 1))) va;

kernel __attribute__((work_group_size_hint(8, 8, 1))) void b0(void) {}
kernel __attribute__((work_group_size_hint(0, 8, 1))) void b1(void) {}
kernel __attribute__((work_group_size_hint(1, 2, 3))) __attribute__((work_group_size_hint(3, 2, 1))) void b2(void) {}
__attribute__((work_group_size_hint(8, 8, 1))) void b3(void) {}

kernel __attribute__((vec_type_hint(float4))) void c0(void) {}
kernel __attribute__((vec_type_hint(int))) void c1(void) {}
kernel __attribute__((vec_type_hint)) void c2(void) {}
kernel __attribute__((vec_type_hint(void))) void c3(void) {}
kernel __attribute__((vec_type_hint(bool))) void c4(void) {}
kernel __attribute__((vec_type_hint(not_a_type))) void c5(void) {}
kernel __attribute__((vec_type_hint(int))) __attribute__((vec_type_hint(float))) void c6(void) {}
kernel __attribute__((vec_type_hint(int), vec_type_hint(int))) void c7(void) {}
__attribute__((vec_type_hint(int))) void c8(void) {}

kernel __attribute__((intel_reqd_sub_group_size(8))) void d0(void) {}
kernel __attribute__((intel_reqd_sub_group_size(0))) void d1(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8, 16))) void d2(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8))) __attribute__((intel_reqd_sub_group_size(16))) void d3(void) {}
__attribute__((intel_reqd_sub_group_size(8))) void d4(void) {}
