// std: 1.2 2.0 3.0
kernel void k(global int *p, int n) {
  __attribute__((opencl_unroll_hint))
  for (int i = 0; i < n; i++)
    p[i] = i;

  __attribute__((opencl_unroll_hint(4)))
  while (n--)
    p[n] = 0;

  __attribute__((opencl_unroll_hint(1)))
  do { n++; } while (n < 4);

  __attribute__((opencl_unroll_hint(0)))
  for (;;) break;
  __attribute__((opencl_unroll_hint(-2)))
  for (;;) break;
  __attribute__((opencl_unroll_hint(n)))
  for (;;) break;
  __attribute__((opencl_unroll_hint(2, 4)))
  for (;;) break;
  __attribute__((opencl_unroll_hint(2)))
  n++;
  __attribute__((opencl_unroll_hint(2)))
  if (n) n = 0;
  __attribute__((opencl_unroll_hint(2))) int z;
}
__attribute__((opencl_unroll_hint(2))) void f(void);
