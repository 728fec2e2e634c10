// std: 1.2 2.0 3.0
kernel void unroll_ok(global int *x) {
  __attribute__((opencl_unroll_hint(2)))
  for (int i = 0; i < 100; i++)
    x[i] = i;

  __attribute__((opencl_unroll_hint))
  for (int i = 0; i < 100; i++)
    x[i] = i;

  int i = 0;
  __attribute__((opencl_unroll_hint(1)))
  while (i < 10)
    x[i++] = 0;

  __attribute__((opencl_unroll_hint(4)))
  do { i--; } while (i > 0);

#pragma unroll 4
  for (i = 0; i < 8; ++i)
    ;
}

kernel void unroll_bad(global int *x, int n) {
  int i;
  __attribute__((opencl_unroll_hint(2)))
  if (n)
    i = 1;

  __attribute__((opencl_unroll_hint(-1)))
  for (i = 0; i < 4; i++);

  __attribute__((opencl_unroll_hint(0)))
  for (i = 0; i < 4; i++);

  __attribute__((opencl_unroll_hint(n)))
  for (i = 0; i < 4; i++);

  __attribute__((opencl_unroll_hint(1, 2)))
  for (i = 0; i < 4; i++);

  __attribute__((opencl_unroll_hint("2")))
  for (i = 0; i < 4; i++);

  __attribute__((opencl_unroll_hint(2)))
  i = n;
}
