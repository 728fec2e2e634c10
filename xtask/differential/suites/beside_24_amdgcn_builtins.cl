// std: 1.2 2.0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef unsigned long ulong_t;

void test_rcp(global float *out, float a) { *out = __builtin_amdgcn_rcpf(a); }
void test_rsq(global double *out, double a) { *out = __builtin_amdgcn_rsq(a); }
void test_div(global float *out, float a, float b, global int *flag) {
  bool f;
  *out = __builtin_amdgcn_div_scalef(a, b, true, &f);
  *flag = f;
}
void test_barrier(void) { __builtin_amdgcn_s_barrier(); }
void test_ballot(global ulong_t *out, int a) { *out = __builtin_amdgcn_ballot_w64(a != 0); }
kernel void test_ids(global int *out) {
  switch (out[0]) {
  case 0: *out = __builtin_amdgcn_workitem_id_x(); break;
  case 1: *out = __builtin_amdgcn_workgroup_id_y(); break;
  default: *out = 0;
  }
}
#if defined(__AMDGCN__)
void test_sleep(void) { __builtin_amdgcn_s_sleep(1); }
#endif
#if __has_builtin(__builtin_amdgcn_fence)
void test_fence(void) { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup"); }
#endif
