// std: 1.2 2.0
// opts: -DSIZE=64

kernel __attribute__((amdgpu_flat_work_group_size(32, SIZE))) void a0(void) {}
kernel __attribute__((amdgpu_flat_work_group_size(SIZE))) void a1(void) {}
kernel __attribute__((amdgpu_waves_per_eu(2, 4))) void a2(void) {}
kernel __attribute__((amdgpu_waves_per_eu(4, 2))) void a3(void) {}
kernel __attribute__((amdgpu_num_sgpr(16))) void a4(void) {}
kernel __attribute__((amdgpu_num_vgpr(16))) void a5(void) {}
__attribute__((amdgpu_num_vgpr(16))) int v;

void amd(global int *out, local float *l, int a, float f) {
  *out = __builtin_amdgcn_workitem_id_x();
  *out = __builtin_amdgcn_readfirstlane(a);
  *out = __builtin_amdgcn_ds_swizzle(a, 1);
  f = __builtin_amdgcn_rcpf(f);
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_s_sleep(a);
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

void nv(int a) {
  a = __nvvm_read_ptx_sreg_tid_x();
  __nvvm_bar_sync(0);
}

void common(float f, int a, bool b) {
  f = __builtin_fabsf(f);
  a = __builtin_popcount(a);
  a = __builtin_expect(a, 1);
  __builtin_trap();
  if (__builtin_constant_p(a)) {}
}
