// std: 1.2 2.0 3.0
kernel void k(global int *p, int n) {
  __attribute__((opencl_unroll_hint))
  for (int i = 0; i < n; ++i) p[i] = 0;
  __attribute__((opencl_unroll_hint()))
  for (int i = 0; i < n; ++i) p[i] = 0;
  __attribute__((opencl_unroll_hint(4)))
  while (n--) p[n] = 0;
  __attribute__((opencl_unroll_hint(1)))
  do { p[n] = 1; } while (n++ < 8);
  __attribute__((opencl_unroll_hint(0)))
  for (;;) break;
  __attribute__((opencl_unroll_hint(-2)))
  for (;;) break;
  __attribute__((opencl_unroll_hint(2, 3)))
  for (;;) break;
  __attribute__((opencl_unroll_hint(n)))
  for (;;) break;
  __attribute__((opencl_unroll_hint(1.0f)))
  for (;;) break;
  __attribute__((opencl_unroll_hint(2)))
  if (n) p[0] = 1;
  __attribute__((opencl_unroll_hint(2)))
  p[1] = 2;
  __attribute__((opencl_unroll_hint(2)))
  int x;
  __attribute__((opencl_unroll_hint(2))) __attribute__((opencl_unroll_hint(4)))
  for (;;) break;
#pragma unroll 4
  for (int i = 0; i < n; ++i) p[i] = 0;
#pragma unroll
  p[2] = 0;
}
__attribute__((opencl_unroll_hint(2))) void f(void) {}
