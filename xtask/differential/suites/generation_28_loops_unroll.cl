// std: 1.2 2.0 3.0
// Loops: opencl_unroll_hint, #pragma unroll, #pragma clang loop; lifetimes of locals in bodies.

void sink(int *);

kernel void hints(global int *p, int n) {
  __attribute__((opencl_unroll_hint))
  for (int i = 0; i < 8; ++i) p[i] = i;
  __attribute__((opencl_unroll_hint(1)))
  for (int i = 0; i < 8; ++i) p[i] = i;
  __attribute__((opencl_unroll_hint(8)))
  while (n--) p[n] = 0;
  __attribute__((opencl_unroll_hint(4)))
  do { p[n++] = 1; } while (n < 10);
  __attribute__((opencl_unroll_hint(0)))
  for (int i = 0; i < 8; ++i) p[i] = i;
  __attribute__((opencl_unroll_hint(-1)))
  for (int i = 0; i < 8; ++i) p[i] = i;
  __attribute__((opencl_unroll_hint(n)))
  for (int i = 0; i < 8; ++i) p[i] = i;
  __attribute__((opencl_unroll_hint(1, 2)))
  for (int i = 0; i < 8; ++i) p[i] = i;
  __attribute__((opencl_unroll_hint(2)))
  p[0] = 1;
  __attribute__((opencl_unroll_hint(2))) int x;
}
kernel void pragmas(global int *p, int n) {
#pragma unroll
  for (int i = 0; i < n; ++i) { int v[4] = {i}; sink(v); p[i] = v[0]; }
#pragma unroll 4
  for (int i = 0; i < n; ++i) p[i] = i;
#pragma unroll(4)
  for (int i = 0; i < n; ++i) p[i] = i;
#pragma nounroll
  for (int i = 0; i < n; ++i) p[i] = i;
#pragma clang loop unroll(full)
  for (int i = 0; i < n; ++i) p[i] = i;
#pragma clang loop vectorize(enable) interleave_count(2)
  while (n) --n;
#pragma unroll
  p[0] = 1;
#pragma clang loop unroll(maybe)
  for (;;) break;
#pragma unroll 0
  for (;;) { continue; }
}
#pragma unroll 2
int outside;
