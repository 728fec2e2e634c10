// std: 1.2 2.0 3.0

kernel __attribute__((reqd_work_group_size(8, 8, 1))) void a0(void) {}
kernel __attribute__((reqd_work_group_size(8, 8))) void a1(void) {}
kernel __attribute__((reqd_work_group_size(0, 8, 1))) void a2(void) {}
kernel __attribute__((reqd_work_group_size(-1, 8, 1))) void a3(void) {}
kernel __attribute__((reqd_work_group_size(1, 2, 3))) __attribute__((reqd_work_group_size(3, 2, 1))) void a4(void) {}
kernel __attribute__((work_group_size_hint(4, 1, 1))) void a5(void) {}
kernel __attribute__((work_group_size_hint(4, 1.0f, 1))) void a6(void) {}
kernel __attribute__((work_group_size_hint(1, 1, 1))) __attribute__((work_group_size_hint(1, 1, 1))) void a7(void) {}
kernel __attribute__((vec_type_hint(float4))) void a8(void) {}
kernel __attribute__((vec_type_hint(void))) void a9(void) {}
kernel __attribute__((vec_type_hint(bool))) void a10(void) {}
kernel __attribute__((vec_type_hint(int))) __attribute__((vec_type_hint(float))) void a11(void) {}
kernel __attribute__((vec_type_hint(4))) void a12(void) {}
kernel __attribute__((vec_type_hint(int *))) void a13(void) {}
kernel __attribute__((reqd_work_group_size(4294967296, 1, 1))) void a14(void) {}

__attribute__((reqd_work_group_size(8, 8, 1))) void f0(void) {}
__attribute__((work_group_size_hint(8, 8, 1))) void f1(void) {}
__attribute__((vec_type_hint(int))) void f2(void) {}
__attribute__((reqd_work_group_size(8, 8, 1))) int v0;
__attribute__((vec_type_hint(int))) constant int v1 = 1;

kernel void d0(void) __attribute__((reqd_work_group_size(1, 1, 1)));
kernel __attribute__((reqd_work_group_size(2, 1, 1))) void d0(void) {}
