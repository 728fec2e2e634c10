// std: 1.2 2.0
__attribute__((opencl_unroll_hint(2)))
int not_loop;

kernel void C(global int *x, int n) {
  __attribute__((opencl_unroll_hint))
  for (int i = 0; i < n; ++i) x[i] = i;
  __attribute__((opencl_unroll_hint(1)))
  while (n--) x[n] = 0;
  __attribute__((opencl_unroll_hint(4)))
  do { x[0]++; } while (x[0] < 4);
  __attribute__((opencl_unroll_hint(-8)))
  for (;;) break;
  __attribute__((opencl_unroll_hint(0)))
  for (;;) break;
  __attribute__((opencl_unroll_hint(2, 4)))
  for (;;) break;
  __attribute__((opencl_unroll_hint(n)))
  for (;;) break;
  __attribute__((opencl_unroll_hint(2)))
  if (n) x[0] = 1;
  __attribute__((opencl_unroll_hint(2)))
  x[0] = 1;
#pragma unroll
  for (int i = 0; i < 4; ++i) x[i] = 1;
#pragma unroll(8)
  for (int i = 0; i < 4; ++i) x[i] = 1;
#pragma unroll 4 x
  for (int i = 0; i < 4; ++i) x[i] = 1;
#pragma unroll
  x[0] = 2;
#pragma unroll -1
  for (;;) break;
#pragma clang loop unroll(full) vectorize(disable)
  for (int i = 0; i < 4; ++i) x[i] = 1;
#pragma clang loop unrol(full)
  for (;;) break;
}
