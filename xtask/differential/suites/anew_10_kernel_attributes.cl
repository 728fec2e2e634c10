// std: 1.2 2.0 3.0

kernel __attribute__((reqd_work_group_size(64, 1, 1))) void r1(void) {}
kernel __attribute__((work_group_size_hint(64, 1, 1))) void h1(void) {}
kernel __attribute__((vec_type_hint(int))) void v1(void) {}
kernel __attribute__((vec_type_hint(float4))) void v2(void) {}

kernel __attribute__((reqd_work_group_size(1, 2))) void r2(void);
kernel __attribute__((reqd_work_group_size(1, 2, 3, 4))) void r3(void);
kernel __attribute__((reqd_work_group_size(0, 1, 1))) void r4(void);
kernel __attribute__((reqd_work_group_size(1, 0, 1))) void r5(void);
kernel __attribute__((reqd_work_group_size(-1, 1, 1))) void r6(void);
kernel __attribute__((reqd_work_group_size(1.0, 1, 1))) void r7(void);
kernel __attribute__((reqd_work_group_size(4294967296, 1, 1))) void r8(void);
kernel __attribute__((reqd_work_group_size(8, 8, 8), reqd_work_group_size(8, 8, 4))) void r9(void);
kernel __attribute__((reqd_work_group_size(8, 8, 8))) __attribute__((reqd_work_group_size(8, 8, 8))) void r10(void);
#define WG 16
kernel __attribute__((reqd_work_group_size(WG, WG / 2, 1))) void r11(void);
constant int wgc = 4;
kernel __attribute__((reqd_work_group_size(wgc, 1, 1))) void r12(void);

kernel __attribute__((work_group_size_hint(8, 16, 32, 4))) void h2(void);
kernel __attribute__((work_group_size_hint(0, 16, 32))) void h3(void);
kernel __attribute__((vec_type_hint(void))) void v3(void);
kernel __attribute__((vec_type_hint(bool))) void v4(void);
kernel __attribute__((vec_type_hint(int*))) void v5(void);
kernel __attribute__((vec_type_hint(4))) void v6(void);
kernel __attribute__((vec_type_hint(int))) __attribute__((vec_type_hint(float))) void v7(void);
kernel __attribute__((vec_type_hint(missing))) void v8(void);

__attribute__((reqd_work_group_size(8, 16, 32))) void n1(void);
__attribute__((work_group_size_hint(8, 16, 32))) void n2(void);
__attribute__((vec_type_hint(char))) void n3(void);
__attribute__((reqd_work_group_size(8, 16, 32))) constant int n4 = 1;
__attribute__((intel_reqd_sub_group_size(8))) kernel void sg1(void);
__attribute__((intel_reqd_sub_group_size(0))) kernel void sg2(void);
__attribute__((intel_reqd_sub_group_size(8))) void sg3(void);
__attribute__((intel_reqd_sub_group_size(8))) __attribute__((intel_reqd_sub_group_size(16))) kernel void sg4(void);
__attribute__((intel_reqd_sub_group_size(8, 2))) kernel void sg5(void);
