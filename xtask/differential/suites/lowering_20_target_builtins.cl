// std: 1.2 2.0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

kernel void test_workitem(global int *out) {
  out[0] = __builtin_amdgcn_workitem_id_x();
  out[1] = __builtin_amdgcn_workgroup_id_y();
}

kernel void test_rcp(global float *out, float a, double d) {
  *out = __builtin_amdgcn_rcpf(a);
  out[1] = (float)__builtin_amdgcn_rcp(d);
}

kernel void test_barrier(void) {
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup");
}

kernel void test_dpp(global int *out, int src) {
  *out = __builtin_amdgcn_mov_dpp(src, 0, 0, 0, false);
  out[1] = __builtin_amdgcn_readfirstlane(src);
}

kernel void test_ptr(global int *out) {
  __constant int *p = __builtin_amdgcn_dispatch_ptr();
  *out = *p;
}

void test_r600(global float *out, float a) {
  *out = __builtin_r600_recipsqrt_ieeef(a);
}

int tid(void) {
  return __nvvm_read_ptx_sreg_tid_x();
}

kernel void sync(local int *l) {
  l[0] = 1;
  __syncthreads();
  __nvvm_bar_sync(0);
  barrier(CLK_LOCAL_MEM_FENCE);
}

float rounding(float a, float b) {
  return __nvvm_add_rn_f(a, b);
}

int wrapped(int i) {
#ifdef __NVPTX__
  return __nvvm_read_ptx_sreg_warpsize() + i;
#elif defined(__AMDGCN__)
  return __builtin_amdgcn_wavefrontsize() + i;
#elif defined(__SPIR__)
  return i;
#else
#error unexpected target
#endif
}
