// std: 1.2

int nvvm_sreg(void) {
  int x = __nvvm_read_ptx_sreg_tid_x(); //~ ERROR CL0601
  int y = __nvvm_read_ptx_sreg_ntid_y(); //~ ERROR CL0601
  return x + y + __nvvm_read_ptx_sreg_ctaid_z(); //~ ERROR CL0601
}

void nvvm_sync(void) {
  __syncthreads(); //~ ERROR CL0601
  __nvvm_bar0(); //~ ERROR CL0601
  __nvvm_membar_gl(); //~ ERROR CL0601
}

float nvvm_math(float a, float b) {
  float t = __nvvm_fmax_ftz_f(a, b); //~ ERROR CL0601
  t += __nvvm_ex2_approx_f(a); //~ ERROR CL0601
  return t + __nvvm_sqrt_rn_f(b); //~ ERROR CL0601
}

kernel void nvvm_ldg(global int *out, global const int *in) {
  *out = __nvvm_ldg_i(in); //~ ERROR CL0601
  __nvvm_atom_add_gen_i(out, 7); //~ ERROR CL0601
}

void dereferenced(local int *buf) {
  int i = __nvvm_shfl_sync_down_i32(0xffffffff, *buf, 1, 31); //~ ERROR CL0601
  *buf = i;
}
