// std: 1.2 2.0

#pragma OPENCL EXTENSION cl_khr_fp64 : enable

typedef unsigned long ulong;
typedef unsigned int uint;

void test_div_scale_f64(global double *out, global int *flagout, double a, double b) {
  bool flag;
  *out = __builtin_amdgcn_div_scale(a, b, true, &flag);
  *flagout = flag;
}

void test_rcp_f32(global float *out, float a) {
  *out = __builtin_amdgcn_rcpf(a);
}

void test_s_barrier(void) {
  __builtin_amdgcn_s_barrier();
}

void test_readlane(global int *out, int a, int b) {
  *out = __builtin_amdgcn_readlane(a, b);
}

void test_ds_swizzle(global int *out, int a) {
  *out = __builtin_amdgcn_ds_swizzle(a, 32);
}

kernel void test_get_group_id(int d, global int *out) {
  switch (d) {
  case 0: *out = __builtin_amdgcn_workgroup_id_x(); break;
  case 1: *out = __builtin_amdgcn_workgroup_id_y(); break;
  default: *out = 0;
  }
}

constant uint *dispatch(void) {
  return (constant uint *)__builtin_amdgcn_dispatch_ptr();
}

int test_generic(int a) {
  return __builtin_popcount(a) + __builtin_clz(a) + __builtin_expect(a, 1);
}
