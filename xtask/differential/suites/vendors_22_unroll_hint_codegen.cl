// std: 1.2 2.0 3.0
// opencl_unroll_hint as loop metadata.

void for_count(global int *p) {
  // CHECK: br label %{{.*}}, !llvm.loop ![[FOR_COUNT:[0-9]+]]
  __attribute__((opencl_unroll_hint(8)))
  for (int i = 0; i < 1000; ++i) p[i] = i;
}

void for_disable(global int *p) {
  __attribute__((opencl_unroll_hint(1)))
  for (int i = 0; i < 1000; ++i) p[i] = i;
}

void for_enable(global int *p) {
  __attribute__((opencl_unroll_hint))
  for (int i = 0; i < 1000; ++i) p[i] = i;
}

void while_count(int n) {
  __attribute__((opencl_unroll_hint(2 * 4)))
  while (n--) ;
}

void do_enable(int i) {
  __attribute__((__opencl_unroll_hint__))
  do { i++; } while (i < 30);
}

void pragmas(global float *f) {
#pragma unroll 4
  for (int i = 0; i < 16; i++) f[i] = 0;
#pragma nounroll
  while (f[0] < 1.0f) f[0]++;
#pragma unroll
  for (int i = 0; i < 4; i++) ;
}

void bad(int n) {
  __attribute__((opencl_unroll_hint(-1)))
  for (;n;) n--;
  __attribute__((opencl_unroll_hint(n)))
  for (;n;) n--;
  __attribute__((opencl_unroll_hint(2, 4)))
  while (n) n--;
  __attribute__((opencl_unroll_hint(2)))
  n = 4;
  __attribute__((opencl_unroll_hint(0)))
  do n--; while (n);
}
