// std: 1.2 2.0
// Builtins of the AMDGPU target are not available for SPIR.

void kernel dispatch(global uint *out, global float *f, local int *l) {
  out[0] = __builtin_amdgcn_workitem_id_x();
  out[1] = __builtin_amdgcn_workgroup_id_y();
  out[2] = __builtin_amdgcn_workgroup_size_z();
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_s_waitcnt(0);
  __builtin_amdgcn_s_sleep(1);
  f[0] = __builtin_amdgcn_rcpf(f[1]);
  f[2] = __builtin_amdgcn_fractf(f[3]);
  f[4] = __builtin_amdgcn_fmed3f(f[5], f[6], f[7]);
  out[3] = __builtin_amdgcn_readfirstlane(out[4]);
  out[5] = __builtin_amdgcn_ds_bpermute(1, 2);
  constant void *p = __builtin_amdgcn_dispatch_ptr();
}

void kernel fence(void) {
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup");
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "agent");
}

#if __has_builtin(__builtin_amdgcn_s_barrier)
#error "not for this target"
#endif

#ifdef __AMDGCN__
#error "unexpected target macro"
#endif
