// std: 1.2 2.0
// Function attributes of OpenCL kernels, including vendor ones.

kernel __attribute__((reqd_work_group_size(8, 8, 1))) void k1(void) {}
kernel __attribute__((reqd_work_group_size(8, 8))) void k2(void) {}
kernel __attribute__((reqd_work_group_size(8, 0, 1))) void k3(void) {}
kernel __attribute__((reqd_work_group_size(8, -1, 1))) void k4(void) {}
kernel __attribute__((reqd_work_group_size(8, 1.0, 1))) void k5(void) {}
kernel __attribute__((reqd_work_group_size(8, 1, 1)))
__attribute__((reqd_work_group_size(1, 1, 1))) void k6(void) {}
__attribute__((reqd_work_group_size(8, 1, 1))) void k7(void) {}
kernel __attribute__((work_group_size_hint(8, 1, 1))) void k8(void) {}
kernel __attribute__((work_group_size_hint(0, 1, 1))) void k9(void) {}
__attribute__((work_group_size_hint(8, 1, 1))) int v9;
kernel __attribute__((vec_type_hint(float4))) void k10(void) {}
kernel __attribute__((vec_type_hint(int))) void k11(void) {}
kernel __attribute__((vec_type_hint(void))) void k12(void) {}
kernel __attribute__((vec_type_hint(bool))) void k13(void) {}
kernel __attribute__((vec_type_hint)) void k14(void) {}
__attribute__((vec_type_hint(int))) void k15(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8))) void k16(void) {}
kernel __attribute__((intel_reqd_sub_group_size(0))) void k17(void) {}
kernel __attribute__((intel_reqd_sub_group_size(8)))
__attribute__((intel_reqd_sub_group_size(16))) void k18(void) {}
__attribute__((intel_reqd_sub_group_size(8))) void k19(void) {}
kernel __attribute__((intel_reqd_sub_group_size("8"))) void k20(void) {}
kernel __attribute__((amdgpu_flat_work_group_size(32, 64))) void k21(void) {}
kernel __attribute__((amdgpu_waves_per_eu(2))) void k22(void) {}
kernel __attribute__((amdgpu_num_sgpr(16))) void k23(void) {}
kernel __attribute__((amdgpu_num_vgpr(0))) void k24(void) {}
kernel __attribute__((nosvm)) void k25(void) {}
void f26(__attribute__((nosvm)) global int *p);
void f27(__attribute__((nosvm)) int p);
