// std: 1.2 2.0 3.0
kernel void for_count(global int *x) {
  __attribute__((opencl_unroll_hint(8)))
  for (int i = 0; i < 100; ++i)
    x[i] = i;
}

kernel void for_disable(global int *x) {
  __attribute__((opencl_unroll_hint(1)))
  for (int i = 0; i < 100; ++i)
    x[i] = i;
}

kernel void for_enable(global int *x) {
  __attribute__((opencl_unroll_hint))
  for (int i = 0; i < 100; ++i)
    x[i] = i;
}

kernel void while_count(global int *x) {
  int i = 0;
  __attribute__((opencl_unroll_hint(4)))
  while (i < 10)
    x[i++] = i;
}

kernel void do_count(global int *x) {
  int i = 0;
  __attribute__((opencl_unroll_hint(2)))
  do {
    x[i] = 0;
  } while (++i < 4);
}

kernel void misuse(global int *x, int n) {
  __attribute__((opencl_unroll_hint(n)))
  for (;;) break;
  __attribute__((opencl_unroll_hint(-2)))
  for (;;) break;
  __attribute__((opencl_unroll_hint(1, 2)))
  for (;;) break;
  __attribute__((opencl_unroll_hint(4)))
  x[0] = n;
#pragma unroll 4
  for (int i = 0; i < n; ++i)
    x[i] = 1;
#pragma nounroll
  while (n--)
    x[n] = 2;
}
