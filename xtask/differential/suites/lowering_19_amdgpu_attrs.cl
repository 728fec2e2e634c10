// std: 1.2 2.0
// Target-specific attributes seen from another target.

__attribute__((amdgpu_num_vgpr(64))) kernel void num_vgpr_64(void) {}
__attribute__((amdgpu_num_sgpr(32))) kernel void num_sgpr_32(void) {}
__attribute__((amdgpu_waves_per_eu(2))) kernel void waves_2(void) {}
__attribute__((amdgpu_waves_per_eu(2, 4))) kernel void waves_2_4(void) {}
__attribute__((amdgpu_flat_work_group_size(32, 64))) kernel void flat_32_64(void) {}
__attribute__((amdgpu_flat_work_group_size(16, 128), amdgpu_num_vgpr(64))) kernel void both(void) {}
__attribute__((amdgpu_kernel)) void as_cc(void) {}
__attribute__((amdgpu_max_num_work_groups(1, 1, 1))) kernel void max_wg(void) {}
__attribute__((amdgpu_num_vgpr("4"))) kernel void str_arg(void) {}
__attribute__((nvptx_kernel)) void nv(void) {}
__attribute__((device_kernel)) void dk(void) {}
__attribute__((opencl_kernel_enqueue)) void nothing(void) {}

kernel void use(global int *out) {
  as_cc();
  *out = 1;
}
