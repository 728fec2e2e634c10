// std: 1.2 2.0 3.0
// opencl_unroll_hint becomes loop metadata.

kernel void unroll(global int *A, int n) {
  __attribute__((opencl_unroll_hint))
  for (int i = 0; i < n; ++i) A[i] = i;

  __attribute__((opencl_unroll_hint(1)))
  for (int i = 0; i < n; ++i) A[i] += 1;

  __attribute__((opencl_unroll_hint(8)))
  while (n-- > 0) A[n] *= 2;

  int i = 100;
  __attribute__((opencl_unroll_hint(4)))
  do { A[i] = i; } while (--i > 0);
}

kernel void nested(global float *A) {
  __attribute__((opencl_unroll_hint(2)))
  for (int i = 0; i < 16; ++i) {
    #pragma unroll 4
    for (int j = 0; j < 16; ++j)
      A[i * 16 + j] = 0.0f;
    #pragma nounroll
    for (int j = 0; j < 4; ++j)
      A[j] = 1.0f;
  }
}

#if __OPENCL_C_VERSION__ < 200
kernel void bad(global int *A) {
  __attribute__((opencl_unroll_hint(2)))
  A[0] = 1;
}
#endif
