// std: 1.2 2.0
// The alloca builtins give pointers into the private space.

void test_alloca(unsigned n) {
  private void *p0 = __builtin_alloca(n);
  void *p1 = __builtin_alloca(n);
  private int *p2 = (private int *)__builtin_alloca(n * sizeof(int));
  private void *p3 = __builtin_alloca_with_align(n, 64);
  private void *p4 = __builtin_alloca_uninitialized(n);
  private void *p5 = __builtin_alloca_with_align(n, 7);
  global void *p6 = __builtin_alloca(n);
  p2[0] = 1;
}

kernel void mem(global char *a, global const char *b) {
  char buf[16];
  __builtin_memset(buf, 0, 16);
  __builtin_memcpy(buf, buf + 8, 8);
}
