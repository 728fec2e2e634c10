// std: 1.2 2.0
__attribute__((amdgpu_flat_work_group_size(32, 64)))
kernel void flat_wgs() {}

__attribute__((amdgpu_waves_per_eu(2)))
kernel void waves_2() {}

__attribute__((amdgpu_waves_per_eu(2, 4)))
kernel void waves_2_4() {}

__attribute__((amdgpu_num_sgpr(32)))
kernel void num_sgpr() {}

__attribute__((amdgpu_num_vgpr(64), amdgpu_num_sgpr(32)))
kernel void num_both() {}

__attribute__((amdgpu_num_vgpr(64))) int not_a_function;

__attribute__((amdgpu_max_num_work_groups(1, 1, 1)))
kernel void max_wgs() {}

__attribute__((reqd_work_group_size(32, 2, 1), amdgpu_flat_work_group_size(16, 128)))
kernel void reqd_and_flat() {}

__attribute__((amdgpu_kernel)) void calling_conv() {}
__attribute__((nvptx_kernel)) void calling_conv_nv() {}
