// std: 1.2 2.0
// AMDGPU and NVPTX builtins and attributes, on a target that has none of them.

typedef unsigned int uint_t;

kernel void amd(global int *o, global float *f, local int *l, double d, uint u, ulong ul) {
  o[0] = __builtin_amdgcn_workitem_id_x();
  o[1] = __builtin_amdgcn_workgroup_id_y();
  f[0] = __builtin_amdgcn_rcpf(f[1]);
  f[1] = __builtin_amdgcn_fractf(f[2]) + __builtin_amdgcn_rsqf(f[3]);
  f[2] = __builtin_amdgcn_div_fmasf(f[0], f[1], f[2], true);
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_s_sleep(4);
  o[2] = __builtin_amdgcn_readfirstlane(o[3]);
  o[3] = __builtin_amdgcn_mov_dpp(o[2], 0, 0, 0, false);
  o[4] = __builtin_amdgcn_ds_swizzle(o[4], 32);
  ul = __builtin_amdgcn_read_exec();
  u = __builtin_amdgcn_mbcnt_lo(~0u, 0);
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup");
  constant void *dp = __builtin_amdgcn_dispatch_ptr();
  o[5] = __builtin_readcyclecounter();
}
kernel void nv(global int *o) {
  o[0] = __nvvm_read_ptx_sreg_tid_x();
  o[1] = __nvvm_read_ptx_sreg_ctaid_y() + __nvvm_read_ptx_sreg_laneid();
  __nvvm_bar_sync(0);
  __syncthreads();
  o[2] = __nvvm_mul24_i(o[0], o[1]);
  __nvvm_membar_gl();
  float x = __nvvm_sqrt_rn_f(2.0f);
}
__attribute__((amdgpu_num_vgpr(64))) kernel void v0(void) {}
__attribute__((amdgpu_num_sgpr(32))) kernel void s0(void) {}
__attribute__((amdgpu_flat_work_group_size(32, 64))) kernel void w0(void) {}
__attribute__((amdgpu_waves_per_eu(2, 4))) kernel void e0(void) {}
__attribute__((amdgpu_max_num_work_groups(4, 1, 1))) kernel void m0(void) {}
__attribute__((amdgpu_num_vgpr("x"))) kernel void v1(void) {}
__attribute__((amdgpu_kernel)) void ak(void) {}
__attribute__((nvptx_kernel)) void nk(void) {}
__attribute__((target("gfx9-insts"))) void tg(void) {}
__attribute__((device)) void dev(void) {}
__attribute__((launch_bounds(32))) void lb(void) {}
