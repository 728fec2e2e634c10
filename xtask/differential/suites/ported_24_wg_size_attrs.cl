// std: 1.2 2.0 3.0

kernel __attribute__((reqd_work_group_size(8, 4, 2))) void ok1(void) {}
kernel __attribute__((work_group_size_hint(8, 4, 2))) void ok2(void) {}
kernel __attribute__((vec_type_hint(float4))) void ok3(void) {}
kernel __attribute__((vec_type_hint(int), reqd_work_group_size(1, 1, 1))) void ok4(void) {}

kernel __attribute__((reqd_work_group_size(8, 4))) void b1(void) {}
kernel __attribute__((reqd_work_group_size(0, 4, 1))) void b2(void) {}
kernel __attribute__((reqd_work_group_size(1, -1, 1))) void b3(void) {}
kernel __attribute__((work_group_size_hint(1, 2, 3, 4))) void b4(void) {}
kernel __attribute__((work_group_size_hint("a", 2, 3))) void b5(void) {}
kernel __attribute__((reqd_work_group_size(1.0, 2, 3))) void b6(void) {}
kernel __attribute__((vec_type_hint(void))) void b7(void) {}
kernel __attribute__((vec_type_hint(bool))) void b8(void) {}
kernel __attribute__((vec_type_hint(image2d_t))) void b9(void) {}
kernel __attribute__((vec_type_hint)) void b10(void) {}
kernel __attribute__((vec_type_hint(int))) __attribute__((vec_type_hint(float))) void b11(void) {}
kernel __attribute__((reqd_work_group_size(1, 2, 3))) __attribute__((reqd_work_group_size(3, 2, 1))) void b12(void) {}
__attribute__((reqd_work_group_size(8, 16, 32))) void b13(void) {}
__attribute__((work_group_size_hint(8, 16, 32))) void b14(void) {}
__attribute__((vec_type_hint(char))) void b15(void) {}
constant int b16 __attribute__((reqd_work_group_size(8, 16, 32))) = 0;
kernel __attribute__((reqd_work_group_size(4294967296, 1, 1))) void b17(void) {}
