// std: 1.2 2.0 3.0
// opencl_unroll_hint, loop pragmas and loop attributes.

kernel void for_count(global int *sum, int count) {
  __attribute__((opencl_unroll_hint(8)))
  for (int i = 0; i < count; ++i)
    sum[0] += i;
}

kernel void for_disable(global int *sum, int count) {
  __attribute__((opencl_unroll_hint(1)))
  for (int i = 0; i < count; ++i)
    sum[0] += i;
}

kernel void for_full(global int *sum, int count) {
  __attribute__((opencl_unroll_hint))
  for (int i = 0; i < 16; ++i) {
    sum[0] += i;
    if (i == count) break;
  }
}

kernel void whiles(global int *sum, int count) {
  int i = count;
  __attribute__((opencl_unroll_hint(4)))
  while (i-- > 0)
    sum[0] += i;
  __attribute__((opencl_unroll_hint))
  do {
    sum[1] += i;
    continue;
  } while (i++ < 10);
  __attribute__((__opencl_unroll_hint__(2)))
  for (;;) {
    __attribute__((opencl_unroll_hint(3)))
    for (int k = 0; k < 3; k++)
      sum[k]--;
    break;
  }
}

kernel void pragmas(global float *x, int n) {
#pragma unroll
  for (int i = 0; i < 4; i++) x[i] = i;
#pragma unroll 8
  for (int i = 0; i < n; i++) x[i] += i;
#pragma unroll(2)
  for (int i = 0; i < n; i++) x[i] += i;
#pragma nounroll
  while (n--) x[n] = 0;
#pragma clang loop unroll_count(4) vectorize(disable)
  for (int i = 0; i < n; i++) x[i] *= 2.0f;
#pragma clang loop unroll(full) interleave(enable)
  for (int i = 0; i < n; i++) x[i] *= 2.0f;
#pragma unroll
  x[0] = 1.0f;
#pragma clang loop bogus(1)
  for (;;) break;
#pragma unroll -1
  for (;;) break;
#pragma clang loop unroll(full) unroll_count(3)
  for (;;) break;
}

kernel void misplaced(global int *x, int n) {
  __attribute__((opencl_unroll_hint(2))) x[0] = 1;
  __attribute__((opencl_unroll_hint(-2))) for (;;) break;
  __attribute__((opencl_unroll_hint(0))) for (;;) break;
  __attribute__((opencl_unroll_hint(n))) for (;;) break;
  __attribute__((opencl_unroll_hint(2, 3))) for (;;) break;
  __attribute__((opencl_unroll_hint(2.5f))) for (;;) break;
  __attribute__((opencl_unroll_hint)) if (n) return;
  __attribute__((opencl_unroll_hint)) int v = 3;
  __attribute__((opencl_unroll_hint(4))) { x[1] = 2; }
}
__attribute__((opencl_unroll_hint)) void decl(void);
