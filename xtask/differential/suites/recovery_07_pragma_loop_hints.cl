// std: 2.0 3.0
kernel void k(global int *p, int n) {
  #pragma clang loop unroll(enable)
  for (int i = 0; i < n; ++i) p[i] = 0;
  #pragma clang loop unroll(full) vectorize(disable)
  for (int i = 0; i < n; ++i) p[i] = 0;
  #pragma clang loop unroll_count(4)
  while (n--) p[n] = 1;
  #pragma clang loop unroll(disable)
  #pragma clang loop unroll_count(4)
  while (n--) p[n] = 1;
  #pragma clang loop unroll(maybe)
  while (n--) p[n] = 1;
  #pragma clang loop unroll
  while (n--) p[n] = 1;
  #pragma clang loop vectorize_width(0)
  while (n--) p[n] = 1;
  #pragma clang loop spin(enable)
  while (n--) p[n] = 1;
  #pragma clang loop
  while (n--) p[n] = 1;
  #pragma clang loop unroll(enable)
  n = 4;
  #pragma unroll
  #pragma clang loop unroll(full)
  for (;;) break;
  __attribute__((opencl_unroll_hint(2)))
  #pragma unroll 4
  for (;;) break;
  #pragma unroll 4
  __attribute__((opencl_unroll_hint(2)))
  for (;;) break;
}
