// std: 1.2 2.0
// opts: -DDEFAULT_RUN=1
// opts: -DFENCE=1
typedef float v4f __attribute__((ext_vector_type(4)));
void f(global int *out, int a, uint u, float x, double d, ulong2 q, local float *lp) {
  out[0] = __builtin_amdgcn_workitem_id_x();
  out[1] = __builtin_amdgcn_ds_swizzle(a, 32);
  *out = __builtin_amdgcn_mov_dpp(a, 0, 0, 0, false);
  *out = __builtin_amdgcn_readfirstlane(a);
  x = __builtin_amdgcn_rcpf(x);
  d = __builtin_amdgcn_fract(d);
  __builtin_amdgcn_s_sleep(a);
  __builtin_amdgcn_s_barrier();
  x = __builtin_amdgcn_ds_fadd(lp, x, 0, 0, false);
  u = __nvvm_read_ptx_sreg_tid_x();
  __nvvm_bar_sync(0);
  __builtin_ia32_pause();
  __builtin_arm_dmb(0);
  x = __builtin_fabsf(x);
  x = __builtin_sqrtf(x, x);
  u = __builtin_popcount(u);
  u = __builtin_clz(u);
  __builtin_trap();
  if (__builtin_expect(a, 0)) {}
  void *m = __builtin_alloca(16);
  __builtin_memcpy(out, out, 4);
  v4f v = __builtin_shufflevector((v4f)(x), (v4f)(x), 0, 1, 4, 5);
  v = __builtin_shufflevector((v4f)(x), (v4f)(x), 0, 1, 9, 5);
  v = __builtin_convertvector((int4)(a), v4f);
  v = __builtin_elementwise_max(v, v);
  u = __has_builtin(__builtin_amdgcn_rcpf);
  __builtin_nontemporal_store(a, out);
#ifdef FENCE
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup");
  __sync_fetch_and_add(out, 1);
  __c11_atomic_thread_fence(__ATOMIC_SEQ_CST);
#endif
  __builtin_no_such(a);
}
