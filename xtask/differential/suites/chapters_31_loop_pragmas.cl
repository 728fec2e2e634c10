// std: 1.2 2.0 3.0
kernel void k(global int *a, int n) {
  __attribute__((opencl_unroll_hint(4)))
  for (int i = 0; i < n; ++i) a[i] = i;
  __attribute__((opencl_unroll_hint))
  while (n--) a[n]++;
  __attribute__((opencl_unroll_hint(1)))
  do { a[0]++; } while (a[0] < 10);
  __attribute__((opencl_unroll_hint(1 << 3)))
  for (int i = 0; i < 4; ++i) a[i] = i;
#pragma unroll
  for (int i = 0; i < 8; ++i) a[i] = 0;
#pragma unroll 4
  for (int i = 0; i < 8; ++i) a[i] = 0;
#pragma unroll(8)
  for (int i = 0; i < 8; ++i) a[i] = 0;
#pragma nounroll
  while (a[1]) a[1]--;
#pragma unroll_and_jam(2)
  for (int i = 0; i < 8; ++i)
    for (int j = 0; j < 8; ++j) a[i] += j;
#pragma clang loop unroll_count(2) vectorize(enable)
  for (int i = 0; i < 8; ++i) a[i] = 0;
#pragma clang loop unroll(full)
  for (int i = 0; i < 8; ++i) a[i] = 0;
#pragma clang loop vectorize_width(4) interleave(disable)
  for (int i = 0; i < 8; ++i) a[i] = 0;
  for (int i = 0, j = 8; i < j; ++i, --j) {
    if (i == 3) continue;
    if (i == 4) break;
    a[i] = j;
  }
  for (;;) break;
  switch (n) {
  case 0: a[0] = 1; break;
  case 1 ... 3: a[1] = 2;
  default: a[2] = 3;
  }
}
