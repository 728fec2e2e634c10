// std: 1.2 2.0 3.0
kernel __attribute__((reqd_work_group_size(8, 4, 2))) void a0(void) {}
kernel __attribute__((reqd_work_group_size(8, 4))) void a1(void) {}
kernel __attribute__((reqd_work_group_size(8, 4, 0))) void a2(void) {}
kernel __attribute__((reqd_work_group_size(8, 4, -1))) void a3(void) {}
kernel __attribute__((reqd_work_group_size(8, 4, 1.0f))) void a4(void) {}
kernel __attribute__((reqd_work_group_size(1, 1, 4294967296))) void a5(void) {}
kernel __attribute__((reqd_work_group_size(1, 2, 3), reqd_work_group_size(3, 2, 1))) void a6(void) {}
kernel __attribute__((work_group_size_hint(1, 2, 3))) void h0(void) {}
kernel __attribute__((work_group_size_hint(1, 2, 3))) __attribute__((work_group_size_hint(1, 2, 3))) void h1(void) {}
kernel __attribute__((work_group_size_hint(0, 1, 1))) void h2(void) {}
kernel __attribute__((vec_type_hint(float4))) void v0(void) {}
kernel __attribute__((vec_type_hint(int))) void v1(void) {}
kernel __attribute__((vec_type_hint(void))) void v2(void) {}
kernel __attribute__((vec_type_hint(bool))) void v3(void) {}
kernel __attribute__((vec_type_hint(4))) void v4(void) {}
kernel __attribute__((vec_type_hint())) void v5(void) {}
kernel __attribute__((vec_type_hint(int))) __attribute__((vec_type_hint(float))) void v6(void) {}
kernel __attribute__((vec_type_hint(int *))) void v7(void) {}
__attribute__((reqd_work_group_size(1, 1, 1))) void nk0(void) {}
__attribute__((work_group_size_hint(1, 1, 1))) void nk1(void) {}
__attribute__((vec_type_hint(int))) void nk2(void) {}
int __attribute__((reqd_work_group_size(1, 1, 1))) gi(void);
constant int __attribute__((vec_type_hint(int))) cv = 1;
