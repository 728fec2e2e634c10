// std: 1.2 2.0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef unsigned long ulong_t;

void test_sleep(int x) {
  __builtin_amdgcn_s_sleep(2);
  __builtin_amdgcn_s_sleep(x);
}

void test_barrier(void) {
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_s_waitcnt(0);
}

void test_lane(global int *out, int a, ulong_t m) {
  *out = __builtin_amdgcn_readfirstlane(a);
  *out = __builtin_amdgcn_mov_dpp(a, 0, 0, 0, false);
  *out = __builtin_amdgcn_ds_swizzle(a, a);
  m = __builtin_amdgcn_uicmp(a, 1, 33);
}

kernel void test_id(global int *out) {
  out[0] = __builtin_amdgcn_workitem_id_x();
  out[1] = __builtin_amdgcn_workgroup_id_y();
  out[2] = __builtin_amdgcn_no_such_builtin();
}

#if __has_builtin(__builtin_amdgcn_s_sleep)
#error "amdgcn builtin on spir64"
#endif
