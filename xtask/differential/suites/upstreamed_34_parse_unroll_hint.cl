// std: 1.2 2.0
// Where the unroll hint may stand and what it takes.

kernel void C(global int *x, int n) {
  __attribute__((opencl_unroll_hint(-2)))
  for (int i = 0; i < n; ++i) x[i] = i;
  __attribute__((opencl_unroll_hint(0)))
  for (int i = 0; i < n; ++i) x[i] = i;
  __attribute__((opencl_unroll_hint(2, 4)))
  for (int i = 0; i < n; ++i) x[i] = i;
  __attribute__((opencl_unroll_hint(n)))
  for (int i = 0; i < n; ++i) x[i] = i;
  __attribute__((opencl_unroll_hint()))
  for (int i = 0; i < n; ++i) x[i] = i;
  __attribute__((opencl_unroll_hint("8")))
  for (int i = 0; i < n; ++i) x[i] = i;
  __attribute__((opencl_unroll_hint(3.0f)))
  while (n--) x[n] = 0;
  __attribute__((opencl_unroll_hint(4)))
  if (n) x[0] = 1;
  __attribute__((opencl_unroll_hint(4)))
  x[1] = 2;
  __attribute__((opencl_unroll_hint(4))) int decl = 3;
  __attribute__((nosuch_hint))
  for (int i = 0; i < n; ++i) x[i] = i;
}
