// std: 1.2 2.0
// opencl_unroll_hint applies to loops only.

kernel void loops(global int *p, int n) {
  __attribute__((opencl_unroll_hint(8)))
  for (int i = 0; i < n; ++i)
    p[i] = i;

  __attribute__((opencl_unroll_hint))
  while (n--)
    p[n] = 0;

  __attribute__((opencl_unroll_hint(1)))
  do {
    n++;
  } while (n < 10);

  __attribute__((opencl_unroll_hint(0)))
  for (int i = 0; i < n; ++i)
    p[i] = i;

  __attribute__((opencl_unroll_hint(-2)))
  for (int i = 0; i < n; ++i)
    p[i] = i;

  __attribute__((opencl_unroll_hint(n)))
  for (int i = 0; i < n; ++i)
    p[i] = i;

  __attribute__((opencl_unroll_hint(1, 2)))
  for (int i = 0; i < n; ++i)
    p[i] = i;

  __attribute__((opencl_unroll_hint(2)))
  if (n)
    n = 0;

  __attribute__((opencl_unroll_hint(2)))
  n = 3;

#pragma unroll 4
  for (int i = 0; i < n; ++i)
    p[i] = i;
}
