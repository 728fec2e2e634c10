// std: 1.2 2.0
// Builtins of amdgcn, r600 and nvptx used on a target without them.

#pragma OPENCL EXTENSION cl_khr_fp64 : enable

#if defined(__AMDGCN__) || defined(__R600__)
#error "not this target"
#endif
#ifdef __NVPTX__
#error "nor this"
#endif

void test_div_scale(global double *out, global int *flagout, double a, double b) {
  bool flag;
  *out = __builtin_amdgcn_div_scale(a, b, true, &flag);
  *flagout = flag;
}
void test_rcp(global float *out, float a) { *out = __builtin_amdgcn_rcpf(a); }
void test_wave(global int *out) { *out = __builtin_amdgcn_wavefrontsize(); }
void test_barrier(void) { __builtin_amdgcn_s_barrier(); }
void test_fence(void) { __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup"); }
void test_id(global int *out) {
  switch (get_local_id(0)) {
  case 0: out[0] = __builtin_amdgcn_workitem_id_x(); break;
  default: out[1] = __builtin_amdgcn_workgroup_id_y();
  }
}
constant int *test_ptr(void) { return __builtin_amdgcn_dispatch_ptr(); }
void test_r600(global float *out, float a) {
  *out = __builtin_r600_recipsqrt_ieeef(a);
  *out += __builtin_r600_read_tidig_x();
}
int test_nvptx(void) {
  int x = __nvvm_read_ptx_sreg_tid_x();
  __nvvm_bar_sync(0);
  __syncthreads();
  return x + __nvvm_fabs_f(1.0f);
}
uint test_x86(uint a) { return __builtin_ia32_crc32si(a, 1) + __builtin_ia32_rdtsc(); }
int test_has(void) {
#if __has_builtin(__builtin_amdgcn_s_barrier)
  __builtin_amdgcn_s_barrier();
#endif
#if __has_builtin(__builtin_popcount) && !__has_builtin(__nvvm_bar_sync)
  return __builtin_popcount(3u);
#else
  return no_such_variable;
#endif
}

typedef __amdgpu_buffer_rsrc_t rsrc;
__SVInt8_t sve;
kernel void ptr_use(global int *out) {
  out[0] = test_has() + test_nvptx();
  out[1] = __builtin_amdgcn_readfirstlane(out[0]) + __builtin_amdgcn_mbcnt_lo(~0u, 0u);
  __builtin_trap();
  __builtin_unreachable();
}
