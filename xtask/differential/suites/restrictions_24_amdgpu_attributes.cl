// std: 1.2 2.0
kernel __attribute__((amdgpu_flat_work_group_size(32, 64))) void k0() {}
kernel __attribute__((amdgpu_flat_work_group_size(64))) void k1() {}
kernel __attribute__((amdgpu_flat_work_group_size(64, 32))) void k2() {}
kernel __attribute__((amdgpu_flat_work_group_size("a", 32))) void k3() {}
kernel __attribute__((amdgpu_waves_per_eu(2))) void k4() {}
kernel __attribute__((amdgpu_waves_per_eu(2, 4))) void k5() {}
kernel __attribute__((amdgpu_waves_per_eu(0, 4))) void k6() {}
__attribute__((amdgpu_num_sgpr(32))) void k7() {}
kernel __attribute__((amdgpu_num_vgpr(64))) void k8() {}
kernel __attribute__((amdgpu_num_vgpr("x"))) void k9() {}
kernel __attribute__((amdgpu_max_num_work_groups(1, 1, 1))) void k10() {}
__attribute__((amdgpu_kernel)) void k11() {}
__attribute__((nvptx_kernel)) void k12() {}
__attribute__((amdgpu_num_sgpr(32))) int v;
__attribute__((device_kernel)) void k13() {}
