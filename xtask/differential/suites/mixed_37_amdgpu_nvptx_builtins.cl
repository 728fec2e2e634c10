// std: 1.2 2.0
// Built-ins and attributes of other targets have to be refused on this one.

typedef uint uint4_ __attribute__((ext_vector_type(4)));

__attribute__((amdgpu_flat_work_group_size(32, 64))) kernel void a0(void) {}
__attribute__((amdgpu_flat_work_group_size(64, 32))) kernel void a1(void) {}
__attribute__((amdgpu_waves_per_eu(2))) kernel void a2(void) {}
__attribute__((amdgpu_num_sgpr(16))) void a3(void) {}
__attribute__((amdgpu_num_vgpr("x"))) void a4(void) {}
__attribute__((nvptx_kernel)) void a5(void) {}
__attribute__((launch_bounds(128))) void a6(void) {}
__attribute__((device)) void a7(void) {}
__attribute__((target("avx512f"))) void a8(void) {}
__attribute__((dllexport)) void a9(void) {}
__attribute__((interrupt)) void a10(void) {}
__attribute__((stdcall)) void a11(void) {}

kernel void k(global uint *out, global float *f, local float *lf, int n) {
  out[0] = __builtin_amdgcn_workitem_id_x();
  out[1] = __builtin_amdgcn_ds_swizzle(out[0], n);
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_s_sleep(n);
  f[0] = __builtin_amdgcn_rcpf(f[1]);
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup");
  __builtin_r600_read_tidig_x();
  out[2] = __nvvm_read_ptx_sreg_tid_x();
  __nvvm_barrier0();
  __builtin_ia32_pause();
  __builtin_arm_yield();
  __builtin_amdgcn_no_such_thing(1);
  int r = __has_builtin(__builtin_amdgcn_s_barrier);
  asm("s_nop 0");
  __asm__ volatile("" ::: "memory");
  asm volatile("mov %0, %1" : "=v"(out[3]) : "s"(n));
}
