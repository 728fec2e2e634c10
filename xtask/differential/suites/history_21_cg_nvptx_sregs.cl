// std: 1.2 2.0
int tid_sum(void) {
  int x = __nvvm_read_ptx_sreg_tid_x();
  int y = __nvvm_read_ptx_sreg_tid_y();
  return x + y;
}

int lane(void) {
  return __nvvm_read_ptx_sreg_laneid();
}

void sync(void) {
  __nvvm_bar_sync(0);
  __syncthreads();
}
