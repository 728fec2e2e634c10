// std: 1.2 2.0
// Attributes of the AMDGPU target are ignored elsewhere.

__attribute__((amdgpu_flat_work_group_size(32, 64))) kernel void k0(void) {}
__attribute__((amdgpu_flat_work_group_size(64, 32))) kernel void k1(void) {}
__attribute__((amdgpu_waves_per_eu(2))) kernel void k2(void) {}
__attribute__((amdgpu_waves_per_eu(2, 4))) kernel void k3(void) {}
__attribute__((amdgpu_waves_per_eu(0, 4))) kernel void k4(void) {}
__attribute__((amdgpu_num_sgpr(32))) kernel void k5(void) {}
__attribute__((amdgpu_num_vgpr(64))) kernel void k6(void) {}
__attribute__((amdgpu_num_vgpr("64"))) kernel void k7(void) {}
__attribute__((amdgpu_num_vgpr)) kernel void k8(void) {}
__attribute__((amdgpu_num_vgpr(64))) int not_a_function;

__attribute__((amdgpu_flat_work_group_size(32, 64), amdgpu_waves_per_eu(2)))
kernel void both(void) {}

__attribute__((amdgpu_num_sgpr(4))) void helper(void) {}

__attribute__((reqd_work_group_size(8, 8, 1), amdgpu_waves_per_eu(1)))
kernel void mixed(void) {}
