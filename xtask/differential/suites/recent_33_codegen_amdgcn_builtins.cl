// std: 1.2 2.0
// Builtins of the AMD targets.

kernel void k(global int *out, global float *fout, local int *l, float a,
              float b, float c, int x, ulong m) {
  out[0] = __builtin_amdgcn_workitem_id_x();
  out[1] = __builtin_amdgcn_workgroup_id_y();
  out[2] = __builtin_amdgcn_mbcnt_lo(~0u, 0u);
  out[3] = __builtin_amdgcn_readfirstlane(x);
  out[4] = __builtin_amdgcn_ds_bpermute(x, x);
  out[5] = __builtin_amdgcn_mov_dpp(x, 0, 0, 0, false);
  fout[0] = __builtin_amdgcn_rcpf(a);
  fout[1] = __builtin_amdgcn_fmed3f(a, b, c);
  fout[2] = __builtin_amdgcn_fract(a);
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_s_sleep(1);
  __builtin_amdgcn_fence(5, "workgroup");
  fout[3] = __builtin_fmaf(a, b, c);
  out[6] = __builtin_popcountll(m);
  out[7] = __builtin_clz(x);
  if (__builtin_expect(x, 0))
    __builtin_unreachable();
  __builtin_trap();
}
