// std: 1.2 2.0 3.0

kernel __attribute__((reqd_work_group_size(1, 2, 3))) void r1(void) {}
kernel __attribute__((reqd_work_group_size(1, 2))) void r2(void) {}
kernel __attribute__((reqd_work_group_size(1, 2, 3, 4))) void r3(void) {}
kernel __attribute__((reqd_work_group_size(0, 1, 1))) void r4(void) {}
kernel __attribute__((reqd_work_group_size(1, -1, 1))) void r5(void) {}
kernel __attribute__((reqd_work_group_size(1.0, 1, 1))) void r6(void) {}
kernel __attribute__((reqd_work_group_size("1", 1, 1))) void r7(void) {}
kernel __attribute__((reqd_work_group_size(4294967296, 1, 1))) void r8(void) {}
kernel __attribute__((reqd_work_group_size(1, 1, 1), reqd_work_group_size(2, 1, 1))) void r9(void) {}
kernel __attribute__((reqd_work_group_size)) void r10(void) {}
__attribute__((reqd_work_group_size(8, 8, 1))) void r11(void) {}
__attribute__((reqd_work_group_size(8, 8, 1))) int r12;

kernel __attribute__((work_group_size_hint(8, 16, 32))) void h1(void) {}
kernel __attribute__((work_group_size_hint(8, 16, 0))) void h2(void) {}
kernel __attribute__((work_group_size_hint(8, 16))) void h3(void) {}
kernel __attribute__((work_group_size_hint(8, -16, 2))) void h4(void) {}
__attribute__((work_group_size_hint(8, 16, 32))) void h5(void) {}
kernel __attribute__((work_group_size_hint(8, 16, 32))) __attribute__((work_group_size_hint(4, 16, 32))) void h6(void) {}

kernel __attribute__((vec_type_hint(float4))) void v1(void) {}
kernel __attribute__((vec_type_hint(int))) void v2(void) {}
kernel __attribute__((vec_type_hint(void))) void v3(void) {}
kernel __attribute__((vec_type_hint(bool))) void v4(void) {}
kernel __attribute__((vec_type_hint(4))) void v5(void) {}
kernel __attribute__((vec_type_hint())) void v6(void) {}
kernel __attribute__((vec_type_hint(int *))) void v7(void) {}
kernel __attribute__((vec_type_hint(int))) __attribute__((vec_type_hint(float))) void v8(void) {}
__attribute__((vec_type_hint(char16))) void v9(void) {}
struct S { int a; };
kernel __attribute__((vec_type_hint(struct S))) void v10(void) {}
