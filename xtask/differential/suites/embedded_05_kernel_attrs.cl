// std: 1.2 2.0 3.0
kernel __attribute__((reqd_work_group_size(8, 8, 1))) void a1(void) {}
kernel __attribute__((work_group_size_hint(16, 1, 1))) void a2(void) {}
kernel __attribute__((vec_type_hint(float4))) void a3(void) {}
kernel __attribute__((vec_type_hint(void))) void a4(void) {}
kernel __attribute__((vec_type_hint(bool))) void a5(void) {}
kernel __attribute__((vec_type_hint(int))) __attribute__((vec_type_hint(float))) void a6(void) {}
kernel __attribute__((reqd_work_group_size(0, 1, 1))) void a7(void) {}
kernel __attribute__((reqd_work_group_size(8, 8))) void a8(void) {}
kernel __attribute__((reqd_work_group_size(8, 8, 1, 1))) void a9(void) {}
kernel __attribute__((reqd_work_group_size(-1, 8, 1))) void a10(void) {}
kernel __attribute__((reqd_work_group_size(1.0f, 8, 1))) void a11(void) {}
kernel __attribute__((work_group_size_hint(4, 4, 4))) __attribute__((work_group_size_hint(8, 4, 4))) void a12(void) {}
kernel __attribute__((reqd_work_group_size(4, 4, 4))) __attribute__((reqd_work_group_size(4, 4, 4))) void a13(void) {}
__attribute__((reqd_work_group_size(8, 8, 1))) void not_kernel1(void) {}
__attribute__((work_group_size_hint(8, 8, 1))) void not_kernel2(void) {}
__attribute__((vec_type_hint(char))) void not_kernel3(void) {}
__attribute__((intel_reqd_sub_group_size(8))) void not_kernel4(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8))) void b1(void) {}
kernel __attribute__((intel_reqd_sub_group_size(0))) void b2(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8))) __attribute__((intel_reqd_sub_group_size(16))) void b3(void) {}
constant int foo __attribute__((reqd_work_group_size(8, 16, 32))) = 0;
int bar __attribute__((vec_type_hint(float)));
