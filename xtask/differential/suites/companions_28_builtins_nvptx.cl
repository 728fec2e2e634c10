// std: 1.2 2.0

#define NVVM __attribute__((nv_weak))

typedef __attribute__((address_space(1))) int global_int;
typedef __attribute__((address_space(3))) int shared_int;

int read_tid(void) {
  int x = __nvvm_read_ptx_sreg_tid_x();
  int y = __nvvm_read_ptx_sreg_tid_y();
  int z = __nvvm_read_ptx_sreg_tid_z();
  int w = __nvvm_read_ptx_sreg_ntid_x();
  return x + y + z + w;
}

int read_ctaid(void) {
  return __nvvm_read_ptx_sreg_ctaid_x() + __nvvm_read_ptx_sreg_nctaid_x();
}

int read_misc(void) {
  int a = __nvvm_read_ptx_sreg_laneid();
  int b = __nvvm_read_ptx_sreg_warpid();
  int c = __nvvm_read_ptx_sreg_lanemask_eq();
  long d = __nvvm_read_ptx_sreg_clock64();
  return a + b + c + (int)d;
}

void sync(void) {
  __syncthreads();
  __nvvm_bar0();
  __nvvm_membar_cta();
  __nvvm_membar_gl();
  __nvvm_bar_sync(2);
}

void atomics(global_int *gp, shared_int *sp, float f, global float *fp, int *p) {
  __nvvm_atom_add_gen_i(p, 1);
  __nvvm_atom_cas_gen_i((int *)gp, 0, 1);
  __nvvm_atom_add_gen_f(fp, f);
  __nvvm_atom_max_gen_ui((unsigned *)p, 3u);
}

kernel void math(global float *out, float a, float b) {
  out[0] = __nvvm_fma_rn_f(a, b, a);
  out[1] = __nvvm_sqrt_approx_f(a);
  out[2] = __nvvm_ldg_f(&out[1]);
  out[3] = __nvvm_shfl_sync_bfly_f32(0xffffffff, a,
                                     1, 0x1f);
  out[4] = __nvvm_vote_ballot_sync(0xffffffff, a > b);
}

kernel void asm_ops(global int *out) {
  int r;
  asm volatile("mov.u32 %0, %%tid.x;" : "=r"(r));
  __asm__("bar.sync 0;");
  *out = r;
}
