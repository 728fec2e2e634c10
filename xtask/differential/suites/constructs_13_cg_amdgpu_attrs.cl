// std: 1.2 2.0

__attribute__((amdgpu_flat_work_group_size(0, 0)))
kernel void flat_work_group_size_0_0(void) {}
__attribute__((amdgpu_waves_per_eu(0)))
kernel void waves_per_eu_0(void) {}
__attribute__((amdgpu_num_sgpr(0)))
kernel void num_sgpr_0(void) {}
__attribute__((amdgpu_num_vgpr(0)))
kernel void num_vgpr_0(void) {}

__attribute__((amdgpu_flat_work_group_size(32, 64)))
kernel void flat_work_group_size_32_64(void) {}
__attribute__((amdgpu_waves_per_eu(2, 4)))
kernel void waves_per_eu_2_4(void) {}
__attribute__((amdgpu_num_sgpr(32), amdgpu_num_vgpr(64)))
kernel void both_32_64(void) {}

__attribute__((reqd_work_group_size(32, 2, 1)))
kernel void reqd_32_2_1(void) {}
__attribute__((reqd_work_group_size(32, 2, 1), amdgpu_flat_work_group_size(16, 128)))
kernel void reqd_32_2_1_flat_16_128(void) {}

void a_function(void) {
  both_32_64();
}
