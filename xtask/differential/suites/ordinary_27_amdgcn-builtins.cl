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

// CHECK-LABEL: @test_rcp_f32
// CHECK: call{{.*}} float @llvm.amdgcn.rcp.f32
void test_rcp_f32(global float *out, float a) {
  *out = __builtin_amdgcn_rcpf(a);
}

// CHECK-LABEL: @test_ldexp_f32
void test_ldexp_f32(global float *out, float a, int b) {
  *out = __builtin_amdgcn_ldexpf(a, b);
}

// CHECK-LABEL: @test_s_barrier
void test_s_barrier(void) {
  __builtin_amdgcn_s_barrier();
}

// CHECK-LABEL: @test_get_local_id(
void test_get_local_id(int d, global int *out) {
  switch (d) {
  case 0: *out = __builtin_amdgcn_workitem_id_x(); break;
  case 1: *out = __builtin_amdgcn_workitem_id_y(); break;
  case 2: *out = __builtin_amdgcn_workitem_id_z(); break;
  default: *out = 0;
  }
}

void test_mbcnt(global uint *out, uint src0, uint src1) {
  *out = __builtin_amdgcn_mbcnt_lo(src0, src1);
  *out = __builtin_amdgcn_mbcnt_hi(src0, src1);
}
