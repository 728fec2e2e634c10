// std: 1.2 2.0
// Attributes and built-ins of particular targets.
__attribute__((amdgpu_flat_work_group_size(32, 64))) kernel void a1(void) {}
__attribute__((amdgpu_waves_per_eu(2))) kernel void a2(void) {}
__attribute__((amdgpu_num_sgpr(32))) kernel void a3(void) {}
__attribute__((amdgpu_num_vgpr(64))) kernel void a4(void) {}
__attribute__((amdgpu_num_vgpr("64"))) kernel void a5(void) {}
__attribute__((opencl_unroll_hint(2))) kernel void a6(void) {}
__attribute__((nosvm)) global int *a7;
kernel void a8(__attribute__((nosvm)) global int *p) {}
__attribute__((overloadable)) void a9(int);
__attribute__((overloadable)) void a9(float);
void a9(char);
__attribute__((convergent)) void a10(void);
int a11 __attribute__((convergent));
__attribute__((device)) void a12(void);
__attribute__((opencl_global)) int *a13;
__attribute__((endian(host))) global int *a14;
__attribute__((no_such_attribute)) void a15(void);
struct __attribute__((packed)) a16 { char c; int i; };
typedef int a17 __attribute__((aligned(16)));
int a18 __attribute__((aligned(3)));

kernel void calls(global int *out, global float *f) {
  out[0] = __builtin_amdgcn_workitem_id_x();
  f[0] = __builtin_amdgcn_rcpf(f[1]);
  __builtin_amdgcn_s_barrier();
  f[0] = __builtin_r600_recipsqrt_ieeef(f[1]);
  __builtin_amdgcn_s_sleep(out[0]);
  out[1] = __builtin_nvvm_read_ptx_sreg_tid_x();
  out[2] = __builtin_popcount(3);
  f[2] = __builtin_fabsf(f[0]);
}
