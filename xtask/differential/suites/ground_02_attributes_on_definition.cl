// std: 1.2 3.0
int g1(void) { return 0; } __attribute__((const));
int g2(void) __attribute__((const)) { return 0; }
__attribute__((const)) int g3(void) { return 0; }
int __attribute__((const)) g4(void) { return 0; }
int (__attribute__((const)) g5)(void) { return 0; }
void kernel __attribute__((reqd_work_group_size(1, 1, 1))) k1(void) {}
__attribute__((reqd_work_group_size(1, 1, 1))) kernel void k2(void) {}
kernel __attribute__((reqd_work_group_size(1, 1, 1))) void k3(void) {}
kernel void k4(void) __attribute__((reqd_work_group_size(1, 1, 1)));
kernel void k4(void) {}
kernel void k5(void) __attribute__((reqd_work_group_size(1, 1, 1))) {}
__attribute__((reqd_work_group_size(1, 1, 1))) void not_kernel(void) {}
kernel __attribute__((reqd_work_group_size(1, 1))) void k6(void) {}
kernel __attribute__((reqd_work_group_size(1, 1, 0))) void k7(void) {}
kernel __attribute__((reqd_work_group_size(1, 1, -1))) void k8(void) {}
kernel __attribute__((reqd_work_group_size(1, 2, 3))) __attribute__((reqd_work_group_size(3, 2, 1))) void k9(void) {}
kernel __attribute__((work_group_size_hint(8, 8, 8), vec_type_hint(float4))) void k10(void) {}
kernel __attribute__((vec_type_hint(struct S))) void k11(void) {}
kernel __attribute__((vec_type_hint(4))) void k12(void) {}
kernel __attribute__((vec_type_hint)) void k13(void) {}
kernel __attribute__((vec_type_hint(void))) void k14(void) {}
kernel __attribute__((reqd_work_group_size(1.0, 1, 1))) void k15(void) {}
int n;
kernel __attribute__((reqd_work_group_size(n, 1, 1))) void k16(void) {}
