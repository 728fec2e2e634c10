// std: 1.2 2.0
// Builtins of other targets must be rejected here.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
kernel void tb(global uint *o, global float *f, global double *d, constant char *c, local int *l) {
  o[0] = __builtin_amdgcn_workitem_id_x();
  o[1] = __builtin_amdgcn_workgroup_id_y();
  f[0] = __builtin_amdgcn_rcpf(f[1]);
  d[0] = __builtin_amdgcn_sqrt(d[1]);
  __builtin_amdgcn_s_barrier();
  o[2] = __builtin_amdgcn_readfirstlane(o[1]);
  o[3] = __builtin_amdgcn_ds_swizzle(o[1], 32);
  o[4] = __builtin_r600_read_tgid_x();
  o[5] = __nvvm_read_ptx_sreg_tid_x();
  o[6] = __builtin_popcount(o[0]);
  o[7] = __builtin_clz(o[0]);
  f[2] = __builtin_fabsf(f[0]);
  f[3] = __builtin_sqrtf(f[0]);
  o[8] = __builtin_constant_p(3);
  o[9] = __builtin_expect(o[0] == 1, 1);
  __builtin_assume(o[0] > 1);
  __builtin_trap();
  __builtin_unreachable();
}
__attribute__((amdgpu_flat_work_group_size(32, 64))) kernel void at1(void) {}
__attribute__((amdgpu_waves_per_eu(2, 4))) kernel void at2(void) {}
__attribute__((amdgpu_num_vgpr(64))) kernel void at3(void) {}
__attribute__((nvptx_kernel)) void at4(void) {}
