// std: 1.2 2.0

typedef unsigned int uint_t;
typedef float v4f __attribute__((ext_vector_type(4)));

__attribute__((amdgpu_num_vgpr(64))) kernel void k_vgpr() {}
__attribute__((amdgpu_num_sgpr(32))) kernel void k_sgpr() {}
__attribute__((amdgpu_waves_per_eu(2, 4))) kernel void k_waves() {}
__attribute__((amdgpu_flat_work_group_size(32, 64))) kernel void k_flat() {}
__attribute__((amdgpu_flat_work_group_size(64, 32))) kernel void k_flat_bad() {}
__attribute__((amdgpu_num_vgpr(64))) void not_kernel() {}
__attribute__((amdgpu_num_vgpr(64))) int not_function;

kernel void test_builtins(global uint_t *out, float a, float b, double d,
                          uint_t u, int c) {
  out[0] = __builtin_amdgcn_workitem_id_x();
  out[1] = __builtin_amdgcn_workgroup_id_y();
  out[2] = __builtin_amdgcn_mbcnt_lo(~0u, 0u);
  out[3] = __builtin_amdgcn_readfirstlane(u);
  float r = __builtin_amdgcn_div_fmas(a, b, a, c);
  r = __builtin_amdgcn_rcpf(a);
  r = __builtin_amdgcn_fractf(a);
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_s_sleep(u);
  __builtin_amdgcn_s_waitcnt(0);
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup");
  out[4] = __builtin_amdgcn_ds_swizzle(u, 1);
  out[5] = __builtin_amdgcn_update_dpp(u, u, 0, 0xf, 0xf, false);
  ulong m = __builtin_amdgcn_uicmp(u, u, 32);
}
