// std: 1.2 2.0
// Attributes of amdgcn; on other targets they are unknown.

// CHECK: define {{.*}} amdgpu_kernel void @flat_work_group_size_32_64() [[FLAT:#[0-9]+]]
__attribute__((amdgpu_flat_work_group_size(32, 64)))
kernel void flat_work_group_size_32_64(void) {}

__attribute__((amdgpu_waves_per_eu(2))) kernel void waves_per_eu_2(void) {}
__attribute__((amdgpu_waves_per_eu(2, 4))) kernel void waves_per_eu_2_4(void) {}
__attribute__((amdgpu_num_sgpr(32))) kernel void num_sgpr_32(void) {}
__attribute__((amdgpu_num_vgpr(64))) kernel void num_vgpr_64(void) {}
__attribute__((amdgpu_max_num_work_groups(32, 4, 2))) kernel void max_groups(void) {}

__attribute__((amdgpu_flat_work_group_size(0, 0))) kernel void flat_0_0(void) {}
__attribute__((amdgpu_flat_work_group_size(64, 32))) kernel void flat_swapped(void) {}
__attribute__((reqd_work_group_size(32, 2, 1), amdgpu_flat_work_group_size(16, 128)))
kernel void reqd_and_flat(void) {}

__attribute__((amdgpu_num_vgpr(64))) void helper(int a) {}
int v __attribute__((amdgpu_num_sgpr(1)));

__attribute__((address_space(3))) int *region_as_number(__attribute__((address_space(5))) int *p);

kernel void builtins(global uint *out, global ulong *l, float a, float b) {
  out[0] = __builtin_amdgcn_workitem_id_x();
  out[1] = __builtin_amdgcn_workgroup_id_y();
  *l = __builtin_amdgcn_read_exec();
  __builtin_amdgcn_s_barrier();
  *out = __builtin_amdgcn_mbcnt_lo(~0u, 0u);
  float m = __builtin_amdgcn_fmed3f(a, b, 1.0f);
}
