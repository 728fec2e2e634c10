// std: 1.2 2.0
__attribute__((amdgpu_flat_work_group_size(32, 64))) kernel void k1(void) {}
__attribute__((amdgpu_waves_per_eu(2))) kernel void k2(void) {}
__attribute__((amdgpu_waves_per_eu(2, 4))) kernel void k3(void) {}
__attribute__((amdgpu_num_sgpr(32))) kernel void k4(void) {}
__attribute__((amdgpu_num_vgpr(64))) kernel void k5(void) {}
__attribute__((amdgpu_max_num_work_groups(32, 1, 1))) kernel void k6(void) {}

__attribute__((amdgpu_flat_work_group_size(64, 32))) kernel void e1(void) {}
__attribute__((amdgpu_flat_work_group_size(0, 32))) kernel void e2(void) {}
__attribute__((amdgpu_flat_work_group_size(64))) kernel void e3(void) {}
__attribute__((amdgpu_waves_per_eu(4, 2))) kernel void e4(void) {}
__attribute__((amdgpu_num_sgpr("abc"))) kernel void e5(void) {}
__attribute__((amdgpu_num_vgpr(-1))) kernel void e6(void) {}

__attribute__((amdgpu_flat_work_group_size(32, 64))) void func(void);
__attribute__((amdgpu_waves_per_eu(2))) int variable;
struct __attribute__((amdgpu_num_sgpr(2))) S { int a; };
