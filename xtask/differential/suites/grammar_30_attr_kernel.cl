// std: 1.2 2.0 3.0
__kernel __attribute__((reqd_work_group_size(1, 2, 3))) void k1(void) {}
__kernel __attribute__((reqd_work_group_size(1, 2))) void k2(void) {}
__kernel __attribute__((reqd_work_group_size(0, 1, 1))) void k3(void) {}
__kernel __attribute__((reqd_work_group_size(1, 2, -1))) void k4(void) {}
__kernel __attribute__((reqd_work_group_size(1, 2, 3.0f))) void k5(void) {}
__kernel __attribute__((reqd_work_group_size(1, 2, "3"))) void k6(void) {}
__kernel __attribute__((reqd_work_group_size(1, 2, 4294967296))) void k7(void) {}
__kernel __attribute__((reqd_work_group_size(1, 2, 3), reqd_work_group_size(3, 2, 1))) void k8(void) {}
__kernel __attribute__((work_group_size_hint(8, 8, 1))) void k9(void) {}
__kernel __attribute__((work_group_size_hint(8, 8, 0))) void k10(void) {}
__kernel __attribute__((work_group_size_hint(8))) void k11(void) {}
__kernel __attribute__((work_group_size_hint(1, 1, 1))) __attribute__((work_group_size_hint(2, 1, 1))) void k12(void) {}
__kernel __attribute__((vec_type_hint(float4))) void k13(void) {}
__kernel __attribute__((vec_type_hint(void))) void k14(void) {}
__kernel __attribute__((vec_type_hint(bool))) void k15(void) {}
__kernel __attribute__((vec_type_hint(int))) __attribute__((vec_type_hint(float))) void k16(void) {}
__kernel __attribute__((vec_type_hint(image2d_t))) void k17(void) {}
__kernel __attribute__((vec_type_hint)) void k18(void) {}
__kernel __attribute__((vec_type_hint(4))) void k19(void) {}
__kernel __attribute__((intel_reqd_sub_group_size(8))) void k20(void) {}
__kernel __attribute__((intel_reqd_sub_group_size(0))) void k21(void) {}
__kernel __attribute__((intel_reqd_sub_group_size(-1))) void k22(void) {}
__kernel __attribute__((intel_reqd_sub_group_size(8))) __attribute__((intel_reqd_sub_group_size(16))) void k23(void) {}
__kernel __attribute__((intel_reqd_sub_group_size)) void k24(void) {}
__attribute__((reqd_work_group_size(1, 2, 3))) void n1(void) {}
__attribute__((work_group_size_hint(1, 2, 3))) void n2(void) {}
__attribute__((vec_type_hint(int))) void n3(void) {}
__attribute__((intel_reqd_sub_group_size(8))) void n4(void) {}
__kernel void k25(void) __attribute__((reqd_work_group_size(1, 1, 1)));
__kernel void k25(void) {}
__kernel void k26(__attribute__((nosvm)) __global int *p) {}
__kernel void k27(__global int *p __attribute__((nosvm))) {}
__attribute__((nosvm)) void k28(void) {}
int v __attribute__((reqd_work_group_size(1, 1, 1)));
__kernel __attribute__((amdgpu_flat_work_group_size(1, 64))) void k29(void) {}
__kernel __attribute__((reqd_work_group_size(UNDEF, 1, 1))) void k30(void) {}
