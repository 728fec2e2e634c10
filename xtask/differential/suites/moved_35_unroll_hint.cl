// std: 1.2 2.0 3.0
kernel void D(global int *x, int n) {
  int i = 10;
  __attribute__((opencl_unroll_hint))
  do { } while (i--);
  __attribute__((opencl_unroll_hint(8)))
  for (i = 0; i < 1000; ++i) x[i] = i;
  __attribute__((opencl_unroll_hint(1)))
  while (i--) { }
  __attribute__((opencl_unroll_hint(-2)))
  while (i--) { }
  __attribute__((opencl_unroll_hint(0)))
  while (i--) { }
  __attribute__((opencl_unroll_hint(n)))
  while (i--) { }
  __attribute__((opencl_unroll_hint(1.0)))
  while (i--) { }
  __attribute__((opencl_unroll_hint(2, 4)))
  while (i--) { }
  __attribute__((opencl_unroll_hint(2)))
  if (i) { i = 2; }
  __attribute__((opencl_unroll_hint))
  i = i + 1;
  __attribute__((opencl_unroll_hint(4)))
  {
    i = 1;
  }
  __attribute__((opencl_unroll_hint(2)))
#pragma unroll 4
  for (i = 0; i < 8; ++i) { }
#pragma unroll
  for (i = 0; i < 8; ++i) { }
#pragma unroll(0)
  for (i = 0; i < 8; ++i) { }
#pragma nounroll
  while (i--) { }
#pragma unroll 3
  i = 1;
}
__attribute__((opencl_unroll_hint(2))) int v;
