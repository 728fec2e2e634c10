// std: 1.2
int nvvm_sreg(void) {
  int x = __nvvm_read_ptx_sreg_tid_x();
  int y = __nvvm_read_ptx_sreg_ntid_y();
  return x + y + __nvvm_read_ptx_sreg_ctaid_z();
}

void nvvm_sync(void) {
  __syncthreads();
  __nvvm_bar0();
  __nvvm_membar_gl();
}

float nvvm_math(float a, float b) {
  float t = __nvvm_fmax_ftz_f(a, b);
  t += __nvvm_ex2_approx_f(a);
  return t + __nvvm_sqrt_rn_f(b);
}

kernel void nvvm_ldg(global int *out, global const int *in) {
  *out = __nvvm_ldg_i(in);
  __nvvm_atom_add_gen_i(out, 7);
}

void dereferenced(local int *buf) {
  int i = __nvvm_shfl_sync_down_i32(0xffffffff, *buf, 1, 31);
  *buf = i;
}
