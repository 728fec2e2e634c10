// std: 1.2 2.0
typedef unsigned uint_t;
kernel __attribute__((vec_type_hint(int))) void k1(int a) {}
kernel __attribute__((vec_type_hint(uint4))) __attribute__((work_group_size_hint(8, 16, 32))) void k2(int a) {}
kernel __attribute__((vec_type_hint(uint_t))) __attribute__((reqd_work_group_size(1, 2, 4))) void k3(int a) {}
kernel __attribute__((vec_type_hint(float8), work_group_size_hint(1, 1, 1))) void k4(int a) {}
kernel void __attribute__((reqd_work_group_size(64, 1, 1))) k5(void) {}
__attribute__((nosvm)) kernel void k6(global int *p) {}
kernel void k7(__attribute__((nosvm)) global int *p) {}
kernel void k8(void) __attribute__((uniform_work_group_size)) {}

kernel __attribute__((reqd_work_group_size(0, 1, 1))) void e1() {}
kernel __attribute__((reqd_work_group_size(1, 2))) void e2() {}
kernel __attribute__((reqd_work_group_size(1, 2, 3.0f))) void e3() {}
kernel __attribute__((reqd_work_group_size(-1, 2, 3))) void e4() {}
kernel __attribute__((reqd_work_group_size(1, 2, 3), reqd_work_group_size(3, 2, 1))) void e5() {}
__attribute__((reqd_work_group_size(8, 8, 8))) void e6() {}
kernel __attribute__((vec_type_hint(void))) void e7() {}
kernel __attribute__((vec_type_hint(bool))) void e8() {}
kernel __attribute__((vec_type_hint(4))) void e9() {}
kernel __attribute__((work_group_size_hint(8))) void e10() {}
kernel __attribute__((reqd_work_group_size(8, 16, 32ull))) void e11() {}
__attribute__((vec_type_hint(int))) int var;
void undecl() { k1(1); }
