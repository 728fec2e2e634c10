// std: 1.2 2.0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef unsigned long ulong_t;

void test_workitem(global int *out) {
  out[0] = __builtin_amdgcn_workgroup_id_x();
  out[1] = __builtin_amdgcn_workitem_id_x();
}

void test_div_scale(global double *out, global int *flag, double a, double b) {
  bool f;
  *out = __builtin_amdgcn_div_scale(a, b, true, &f);
  *flag = f;
}

void test_rcp(global float *out, float a) {
  *out = __builtin_amdgcn_rcpf(a);
  *out = __builtin_amdgcn_rsqf(a);
}

void test_barrier() {
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_s_sleep(1);
}

void test_lane(global uint *out, uint a, uint b) {
  *out = __builtin_amdgcn_readlane(a, b);
  *out = __builtin_amdgcn_readfirstlane(a);
  *out = __builtin_amdgcn_mbcnt_lo(a, b);
}

__attribute__((amdgpu_flat_work_group_size(32, 64)))
__attribute__((amdgpu_waves_per_eu(2)))
kernel void attrs(global int *out) { *out = 1; }

__attribute__((amdgpu_num_sgpr(32), amdgpu_num_vgpr(64)))
kernel void attrs2(global int *out) { *out = 2; }

kernel void nvptx(global int *out) {
  out[0] = __nvvm_read_ptx_sreg_tid_x() + __nvvm_read_ptx_sreg_ntid_x();
  __nvvm_bar0();
  __syncthreads();
}
