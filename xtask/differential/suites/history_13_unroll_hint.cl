// std: 1.2 2.0 3.0
__attribute__((opencl_unroll_hint)) int not_a_loop(void) { return 0; }

void loops(int n) {
  __attribute__((opencl_unroll_hint))
  for (int i = 0; i < n; ++i);

  __attribute__((opencl_unroll_hint(4)))
  while (n--);

  __attribute__((opencl_unroll_hint(1)))
  do { --n; } while (n);

  __attribute__((opencl_unroll_hint(0)))
  for (int i = 0; i < n; ++i);

  __attribute__((opencl_unroll_hint(-2)))
  for (int i = 0; i < n; ++i);

  __attribute__((opencl_unroll_hint(n)))
  for (int i = 0; i < n; ++i);

  __attribute__((opencl_unroll_hint(1, 2)))
  for (int i = 0; i < n; ++i);

  __attribute__((opencl_unroll_hint("4")))
  for (int i = 0; i < n; ++i);

  __attribute__((opencl_unroll_hint(2)))
  if (n) n = 0;

  __attribute__((opencl_unroll_hint(2)))
  n = 4;
}
