// std: 1.2 2.0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef unsigned long ulong;
typedef unsigned int uint;

// CHECK-LABEL: @test_div_scale_f64
void test_div_scale_f64(global double *out, global int *flagout, double a, double b) {
  bool flag;
  *out = __builtin_amdgcn_div_scale(a, b, true, &flag);
  *flagout = flag;
}

void test_rcp_f32(global float *out, float a) {
  *out = __builtin_amdgcn_rcpf(a);
}

void test_rsq_clamp(global double *out, double a) {
  *out = __builtin_amdgcn_rsq_clamp(a);
}

void test_s_barrier() {
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_wave_barrier();
}

void test_ids(global int *out, int d) {
  switch (d) {
  case 0: *out = __builtin_amdgcn_workitem_id_x(); break;
  case 1: *out = __builtin_amdgcn_workgroup_id_y(); break;
  default: *out = 0;
  }
}

void test_ballot(global ulong *out, int a, int b) {
  *out = __builtin_amdgcn_uicmp(a, b, 32);
}

uint test_lane(uint s) {
  return __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, s));
}
