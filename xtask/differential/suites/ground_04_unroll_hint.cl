// std: 1.2 2.0 3.0
kernel void k(global int *p, int n) {
  __attribute__((opencl_unroll_hint))
  for (int i = 0; i < n; ++i) p[i] = 0;
  __attribute__((opencl_unroll_hint(1)))
  for (int i = 0; i < n; ++i) p[i] = 0;
  __attribute__((opencl_unroll_hint(8)))
  while (n--) p[n] = 0;
  __attribute__((opencl_unroll_hint(4)))
  do { p[n] = 0; } while (n--);
  __attribute__((opencl_unroll_hint(-1)))
  for (int i = 0; i < n; ++i) p[i] = 0;
  __attribute__((opencl_unroll_hint(0)))
  for (int i = 0; i < n; ++i) p[i] = 0;
  __attribute__((opencl_unroll_hint(n)))
  for (int i = 0; i < n; ++i) p[i] = 0;
  __attribute__((opencl_unroll_hint(1, 2)))
  for (int i = 0; i < n; ++i) p[i] = 0;
  __attribute__((opencl_unroll_hint(2.0f)))
  for (int i = 0; i < n; ++i) p[i] = 0;
  __attribute__((opencl_unroll_hint(4)))
  if (n) p[0] = 1;
  __attribute__((opencl_unroll_hint(4)))
  p[0] = 1;
  __attribute__((opencl_unroll_hint(4)))
  { p[0] = 1; }
  __attribute__((opencl_unroll_hint(4)))
  int x = 0;
  __attribute__((opencl_unroll_hint(2), opencl_unroll_hint(4)))
  for (;;) break;
  __attribute__((opencl_unroll_hint))
  lab: for (;;) break;
}
__attribute__((opencl_unroll_hint)) void f(void);
