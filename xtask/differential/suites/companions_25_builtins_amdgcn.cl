// std: 1.2 2.0

#pragma OPENCL EXTENSION cl_khr_fp64 : enable

typedef unsigned long ulong_t;
typedef unsigned int uint_t;

void test_div_scale_f64(global double *out, global int *flagout, double a, double b) {
  bool flag;
  *out = __builtin_amdgcn_div_scale(a, b, true, &flag);
  *flagout = flag;
}

void test_div_scale_f32(global float *out, global bool *flagout, float a, float b) {
  bool flag;
  *out = __builtin_amdgcn_div_scalef(a, b, true, &flag);
  *flagout = flag;
}

void test_div_fmas(global float *out, float a, float b, float c, int d) {
  *out = __builtin_amdgcn_div_fmasf(a, b, c, d);
}

void test_rcp(global float *out, float a, global double *dout, double d) {
  *out = __builtin_amdgcn_rcpf(a);
  *dout = __builtin_amdgcn_rcp(d);
  *out = __builtin_amdgcn_rsqf(a);
  *dout = __builtin_amdgcn_rsq_clamp(d);
  *out = __builtin_amdgcn_sinf(a);
  *out = __builtin_amdgcn_fractf(a);
}

void test_lane(global int *out, int a, int b) {
  *out = __builtin_amdgcn_readlane(a, b);
  *out = __builtin_amdgcn_readfirstlane(a);
  *out = __builtin_amdgcn_ds_swizzle(a, 32);
  *out = __builtin_amdgcn_ds_bpermute(a, b);
  *out = __builtin_amdgcn_mov_dpp(a, 0, 0, 0, false);
}

void test_icmp(global ulong_t *out, int a, int b, float f) {
  *out = __builtin_amdgcn_sicmp(a, b, 30 + 2);
  *out = __builtin_amdgcn_uicmp(a, b, 32);
  *out = __builtin_amdgcn_fcmpf(f, f, 5);
  *out = __builtin_amdgcn_read_exec();
}

void test_waits(void) {
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_wave_barrier();
  __builtin_amdgcn_s_sleep(1);
  __builtin_amdgcn_s_waitcnt(0);
}

kernel void test_ids(global int *out) {
  *out = __builtin_amdgcn_workitem_id_x() + __builtin_amdgcn_workgroup_id_y();
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup");
}
