// std: 1.2 2.0 3.0
// opencl_unroll_hint, and #pragma unroll next to it.

void f(global int *x, int n) {
  __attribute__((opencl_unroll_hint))
  for (int i = 0; i < n; i++) x[i] = 0;

  __attribute__((opencl_unroll_hint(4)))
  while (n--) x[n] = 1;

  __attribute__((opencl_unroll_hint(1)))
  do { n++; } while (n < 8);

  __attribute__((opencl_unroll_hint(0)))
  for (;;) break;

  __attribute__((opencl_unroll_hint(-3)))
  for (;;) break;

  __attribute__((opencl_unroll_hint(n)))
  for (;;) break;

  __attribute__((opencl_unroll_hint(2, 4)))
  for (;;) break;

  __attribute__((opencl_unroll_hint(1.5f)))
  for (;;) break;

  __attribute__((opencl_unroll_hint(8)))
  if (n) x[0] = 1;

  __attribute__((opencl_unroll_hint(8)))
  x[0] = 2;

  __attribute__((opencl_unroll_hint(8)))
  int decl;

  __attribute__((opencl_unroll_hint(2))) __attribute__((opencl_unroll_hint(3)))
  for (;;) break;

#pragma unroll 4
  __attribute__((opencl_unroll_hint(2)))
  for (;;) break;

#pragma unroll
  x[0] = 3;
#pragma nounroll
  for (;;) break;
}

__attribute__((opencl_unroll_hint)) void on_function(void);
