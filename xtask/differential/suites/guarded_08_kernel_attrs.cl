// std: 1.2 2.0
kernel __attribute__((vec_type_hint(float4))) void k1(void) {}
kernel __attribute__((vec_type_hint(not_a_type))) void k2(void) {}
kernel __attribute__((vec_type_hint(void))) void k3(void) {}
kernel __attribute__((vec_type_hint(bool))) void k4(void) {}
kernel __attribute__((vec_type_hint(int))) __attribute__((vec_type_hint(float))) void k5(void) {}
kernel __attribute__((vec_type_hint())) void k6(void) {}

kernel __attribute__((work_group_size_hint(8, 16, 32))) void k7(void) {}
kernel __attribute__((work_group_size_hint(8, 16))) void k8(void) {}
kernel __attribute__((work_group_size_hint(0, 1, 1))) void k9(void) {}
kernel __attribute__((work_group_size_hint(8, -16, 32))) void k10(void) {}
kernel __attribute__((work_group_size_hint(8, 16, 32))) __attribute__((work_group_size_hint(1, 1, 1))) void k11(void) {}

kernel __attribute__((reqd_work_group_size(8, 16, 32))) void k12(void) {}
kernel __attribute__((reqd_work_group_size(8, 16, 32, 4))) void k13(void) {}
kernel __attribute__((reqd_work_group_size(1, 0, 1))) void k14(void) {}
kernel __attribute__((reqd_work_group_size(1.0f, 2, 1))) void k15(void) {}
kernel __attribute__((reqd_work_group_size(8, 16, -32))) void k16(void) {}
kernel __attribute__((reqd_work_group_size(0x100000000, 1, 1))) void k17(void) {}
kernel __attribute__((reqd_work_group_size(1, 2, 3))) __attribute__((reqd_work_group_size(3, 2, 1))) void k18(void) {}

void __attribute__((reqd_work_group_size(8, 16, 32))) f1(void) {}
void __attribute__((work_group_size_hint(8, 16, 32))) f2(void) {}
void __attribute__((vec_type_hint(int))) f3(void) {}
constant int foo1 __attribute__((reqd_work_group_size(8, 16, 32))) = 0;
constant int foo2 __attribute__((vec_type_hint(char4))) = 0;
constant int foo3 __attribute__((work_group_size_hint(8, 16, 32))) = 0;

__attribute__((intel_reqd_sub_group_size(8))) kernel void k20(void) {}
__attribute__((intel_reqd_sub_group_size(0))) kernel void k21(void) {}
__attribute__((intel_reqd_sub_group_size(-8))) kernel void k22(void) {}
__attribute__((intel_reqd_sub_group_size(8, 16))) kernel void k23(void) {}
__attribute__((intel_reqd_sub_group_size(8))) __attribute__((intel_reqd_sub_group_size(16))) kernel void k24(void) {}
void __attribute__((intel_reqd_sub_group_size(8))) f4(void) {}
