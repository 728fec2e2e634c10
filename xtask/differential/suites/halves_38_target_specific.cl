// std: 1.2 2.0
// Target-specific built-ins and attributes, on a target without them.

kernel __attribute__((amdgpu_flat_work_group_size(32, 64))) void a1(void) {}
kernel __attribute__((amdgpu_waves_per_eu(2, 4))) void a2(void) {}
kernel __attribute__((amdgpu_num_sgpr(32))) void a3(void) {}
kernel __attribute__((amdgpu_num_vgpr(64))) void a4(void) {}
__attribute__((amdgpu_kernel)) void a5(void) {}
kernel __attribute__((nvptx_kernel)) void n1(void) {}
__attribute__((device_kernel)) void d1(void) {}
__attribute__((maxntid(1, 2, 3))) kernel void n2(void) {}

kernel void amd(global int *o, global float *f, global ulong *u) {
  o[0] = __builtin_amdgcn_workitem_id_x();
  o[1] = __builtin_amdgcn_workgroup_id_y();
  f[0] = __builtin_amdgcn_rcpf(f[1]);
  f[1] = __builtin_amdgcn_fmed3f(f[0], f[1], f[2]);
  u[0] = __builtin_amdgcn_read_exec();
  u[1] = __builtin_amdgcn_icmp(o[0], o[1], 32);
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_s_sleep(o[0]);
  o[2] = __builtin_amdgcn_ds_swizzle(o[2], 32);
  o[3] = __builtin_amdgcn_mov_dpp(o[3], 0, 0xf, 0xf, false);
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
  o[4] = *(constant int *)__builtin_amdgcn_dispatch_ptr();
}

kernel void nv(global int *o) {
  o[0] = __nvvm_read_ptx_sreg_tid_x();
  o[1] = __nvvm_fma_rn_f(1.0f, 2.0f, 3.0f);
  __syncthreads();
  __nvvm_bar_sync(0);
}

kernel void ia(global int *o, float4 a) {
  a = __builtin_ia32_addps(a, a);
  __builtin_ia32_pause();
  o[0] = __builtin_ia32_rdtsc();
}

kernel void asms(global int *o, int a) {
  int r;
  __asm__ volatile("" ::: "memory");
  __asm__("mov %0, %1" : "=r"(r) : "r"(a));
  asm("nop");
  __asm__ volatile("v_mov_b32 %0, %1" : "=v"(r) : "v"(a));
  __asm__("s_mov %0" : "=s"(r));
  __asm__("%[x]" : [x] "=r"(o[0]) : [y] "0"(a));
  __asm__("" : "r"(r));
  __asm__ goto("" :::: out);
out:
  o[0] = r;
}
asm("file scope");
