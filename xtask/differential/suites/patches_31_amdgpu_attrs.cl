// std: 1.2 2.0
// Vendor attributes: known, but for the target only.
__attribute__((amdgpu_num_vgpr(64))) kernel void a1(void) {} // expected-warning
__attribute__((amdgpu_num_sgpr(32))) kernel void a2(void) {} // expected-warning
__attribute__((amdgpu_flat_work_group_size(32, 64))) kernel void a3(void) {} // expected-warning
__attribute__((amdgpu_waves_per_eu(2))) kernel void a4(void) {} // expected-warning
__attribute__((amdgpu_waves_per_eu(2, 4))) kernel void a5(void) {} // expected-warning
__attribute__((amdgpu_num_vgpr("q"))) kernel void a6(void) {} // expected-warning
__attribute__((amdgpu_num_vgpr(64))) int x; // expected-warning
__attribute__((amdgpu_kernel)) void a7(void) {} // expected-warning
__attribute__((nvptx_kernel)) void n1(void) {} // expected-warning

void calls(global int *g) {
  g[0] = __builtin_amdgcn_workgroup_id_x(); // expected-error
  __builtin_amdgcn_s_barrier(); // expected-error
  g[1] = __nvvm_read_ptx_sreg_tid_x(); // expected-error
  g[2] = __builtin_r600_read_tgid_x(); // expected-error
}
