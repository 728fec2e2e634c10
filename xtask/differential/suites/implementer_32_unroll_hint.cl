// std: 1.2 2.0 3.0
constant int C = 4;
kernel void k(global int *p, int n) {
  __attribute__((opencl_unroll_hint))
  for (int i = 0; i < n; i++) p[i] = i;
  __attribute__((opencl_unroll_hint(4)))
  for (int i = 0; i < n; i++) p[i] = i;
  __attribute__((opencl_unroll_hint(1)))
  while (n--) p[n] = 0;
  __attribute__((opencl_unroll_hint(8)))
  do p[0]++; while (p[0] < n);
  __attribute__((opencl_unroll_hint(0)))
  for (;;) break;
  __attribute__((opencl_unroll_hint(-2)))
  for (;;) break;
  __attribute__((opencl_unroll_hint(2, 4)))
  for (;;) break;
  __attribute__((opencl_unroll_hint(1.5f)))
  for (;;) break;
  __attribute__((opencl_unroll_hint(n)))
  for (;;) break;
  __attribute__((opencl_unroll_hint(C)))
  for (;;) break;
  __attribute__((opencl_unroll_hint(2)))
  if (n) p[0] = 1;
  __attribute__((opencl_unroll_hint(2)))
  n = 1;
  __attribute__((opencl_unroll_hint(2)))
  { p[1] = 1; }
  #pragma unroll 4
  for (int i = 0; i < n; i++) p[i] = i;
  #pragma unroll
  n = 2;
}
__attribute__((opencl_unroll_hint(4))) void f(void);
