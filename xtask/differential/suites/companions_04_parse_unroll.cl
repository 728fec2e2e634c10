// std: 1.2 2.0 3.0

#define COUNT 4

kernel void B(global int *x) {
  __attribute__((opencl_unroll_hint(42)))
  if (x[0])
    x[0] = 15;
}

void parse_order_error(void) {
  __attribute__((opencl_unroll_hint(2)))
  int i = 1000;
  while (i-- > 0)
    ;
}

void no_arg(global int *p) {
  __attribute__((opencl_unroll_hint))
  for (int i = 0; i < 8; ++i)
    p[i] = i;
  __attribute__((opencl_unroll_hint()))
  do {
    p[0]++;
  } while (p[0] < 10);
}

void with_arg(global int *p, int n) {
  __attribute__((opencl_unroll_hint(COUNT)))
  for (int i = 0; i < 8; ++i)
    p[i] = i;
  __attribute__((opencl_unroll_hint(0)))
  while (n--)
    p[n] = n;
  __attribute__((opencl_unroll_hint(-4)))
  while (n--)
    p[n] = n;
  __attribute__((opencl_unroll_hint(n)))
  while (n--)
    p[n] = n;
  __attribute__((opencl_unroll_hint(4, 2)))
  while (n--)
    p[n] = n;
  __attribute__((opencl_unroll_hint(2.5f)))
  for (;;)
    break;
#pragma unroll
  for (int i = 0; i < n; i++)
    p[i] = 0;
#pragma unroll 8
  for (int i = 0; i < n; i++)
    p[i] = 0;
#pragma nounroll
  for (int i = 0; i < n; i++)
    p[i] = 0;
#pragma clang loop unroll_count(4)
  n = 3;
}
__attribute__((opencl_unroll_hint(4))) int global_decl;
