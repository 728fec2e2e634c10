// std: 1.2 2.0 3.0
kernel void k(global int *x, int n) {
  __attribute__((opencl_unroll_hint))
  for (int i = 0; i < n; i++)
    x[i] = i;
  __attribute__((opencl_unroll_hint(4)))
  while (n--)
    x[n] = 0;
  __attribute__((opencl_unroll_hint(1)))
  do {
    x[n]++;
  } while (++n < 8);
  __attribute__((opencl_unroll_hint(0)))
  for (int i = 0; i < 4; i++) {}
  __attribute__((opencl_unroll_hint(-2)))
  for (int i = 0; i < 4; i++) {}
  __attribute__((opencl_unroll_hint(n)))
  for (int i = 0; i < 4; i++) {}
  __attribute__((opencl_unroll_hint(1, 2)))
  for (int i = 0; i < 4; i++) {}
  __attribute__((opencl_unroll_hint(2.0f)))
  for (int i = 0; i < 4; i++) {}
  __attribute__((opencl_unroll_hint(2)))
  x[0] = 1;
  __attribute__((opencl_unroll_hint(2)))
  if (n)
    x[1] = 1;
  __attribute__((opencl_unroll_hint(2))) int d;
#pragma unroll 4
  for (int i = 0; i < 4; i++) {}
#pragma unroll
  x[2] = 2;
}
__attribute__((opencl_unroll_hint(2))) void fn(void) {}
