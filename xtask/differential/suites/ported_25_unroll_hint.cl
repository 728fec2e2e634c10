// std: 1.2 2.0 3.0

kernel void k(global int *p, int n) {
  __attribute__((opencl_unroll_hint))
  for (int i = 0; i < n; ++i) p[i] = i;

  __attribute__((opencl_unroll_hint(4)))
  while (n-- > 0) p[n] = 0;

  __attribute__((opencl_unroll_hint(8)))
  do { n++; } while (n < 10);

  __attribute__((opencl_unroll_hint(0)))
  for (int i = 0; i < n; ++i) p[i] = i;

  __attribute__((opencl_unroll_hint(-4)))
  for (int i = 0; i < n; ++i) p[i] = i;

  __attribute__((opencl_unroll_hint(n)))
  for (int i = 0; i < n; ++i) p[i] = i;

  __attribute__((opencl_unroll_hint(2, 4)))
  for (int i = 0; i < n; ++i) p[i] = i;

  __attribute__((opencl_unroll_hint(2.0f)))
  for (int i = 0; i < n; ++i) p[i] = i;

  __attribute__((opencl_unroll_hint(2)))
  if (n) p[0] = 1;

  __attribute__((opencl_unroll_hint))
  p[0] = 1;
}

__attribute__((opencl_unroll_hint(2))) void f(void);
