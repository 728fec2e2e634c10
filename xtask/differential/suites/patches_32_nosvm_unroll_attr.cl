// std: 1.2 2.0
kernel void nosvm(global int *a, global int __attribute__((nosvm)) *b, __attribute__((nosvm)) global int *c) {
  int x __attribute__((nosvm)); // expected-error
}

kernel void loops(global int *a, int n) {
  __attribute__((opencl_unroll_hint))
  for (int i = 0; i < n; ++i) a[i] = i;

  __attribute__((opencl_unroll_hint(4)))
  for (int i = 0; i < n; ++i) a[i] = i;

  __attribute__((opencl_unroll_hint(-1))) // expected-error
  for (int i = 0; i < n; ++i) a[i] = i;

  __attribute__((opencl_unroll_hint(0))) // expected-error
  while (n--) a[n] = 0;

  __attribute__((opencl_unroll_hint(n))) // expected-error
  while (n--) a[n] = 0;

  __attribute__((opencl_unroll_hint(2, 3))) // expected-error
  do { --n; } while (n);

  __attribute__((opencl_unroll_hint(2))) // expected-error
  if (n) a[0] = 1;

  __attribute__((opencl_unroll_hint("4"))) // expected-error
  while (n--) a[n] = 0;
}
