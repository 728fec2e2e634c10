// std: 1.2 2.0 3.0
// opencl_unroll_hint and loop pragmas.

kernel void loops(global int *x, int n) {
  __attribute__((opencl_unroll_hint(8)))
  for (int i = 0; i < n; ++i)
    x[i] = i;

  __attribute__((opencl_unroll_hint))
  for (int i = 0; i < n; ++i)
    x[i] = i;

  __attribute__((opencl_unroll_hint(1)))
  while (x[0] < n)
    x[0]++;

  __attribute__((opencl_unroll_hint(4)))
  do {
    x[1]++;
  } while (x[1] < n);

#pragma unroll
  for (int i = 0; i < 4; i++) x[i]++;
#pragma unroll 4
  for (int i = 0; i < n; i++) x[i]++;
#pragma unroll(8)
  for (int i = 0; i < n; i++) x[i]++;
#pragma nounroll
  while (n--) x[n]++;
#pragma clang loop unroll_count(2) vectorize(disable)
  for (int i = 0; i < n; i++) x[i]++;
}

kernel void errs(global int *x, int n) {
  __attribute__((opencl_unroll_hint(-1)))
  for (int i = 0; i < n; i++) x[i]++;
  __attribute__((opencl_unroll_hint(0)))
  for (int i = 0; i < n; i++) x[i]++;
  __attribute__((opencl_unroll_hint(n)))
  for (int i = 0; i < n; i++) x[i]++;
  __attribute__((opencl_unroll_hint(1, 2)))
  for (int i = 0; i < n; i++) x[i]++;
  __attribute__((opencl_unroll_hint(4)))
  x[0] = 1;
  __attribute__((opencl_unroll_hint(2)))
  if (n) x[0] = 1;
  __attribute__((opencl_unroll_hint(2))) int v;
#pragma unroll
  x[0] = 1;
#pragma unroll 0
  for (int i = 0; i < n; i++) x[i]++;
#pragma clang loop unroll(wrong)
  for (int i = 0; i < n; i++) x[i]++;
}
