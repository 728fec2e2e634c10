// std: 1.2 2.0

int tid_sum(void) {
  int x = __nvvm_read_ptx_sreg_tid_x(); //~ ERROR CL0601
  int y = __nvvm_read_ptx_sreg_tid_y(); //~ ERROR CL0601
  return x + y;
}

int lane(void) {
  return __nvvm_read_ptx_sreg_laneid(); //~ ERROR CL0601
}

void sync(void) {
  __nvvm_bar_sync(0); //~ ERROR CL0601
  __syncthreads(); //~ ERROR CL0601
}
