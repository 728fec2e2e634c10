// std: 1.2 2.0 3.0
kernel void hints(global int *p) {
  int i;
  __attribute__((opencl_unroll_hint))
  for (i = 0; i < 4; i++) p[i] = i;
  __attribute__((opencl_unroll_hint(8)))
  for (i = 0; i < 64; i++) p[i] = i;
  __attribute__((opencl_unroll_hint(1)))
  while (i--) p[i] = 0;
  __attribute__((opencl_unroll_hint(4)))
  do { i++; } while (i < 10);
  __attribute__((opencl_unroll_hint(0)))
  for (i = 0; i < 4; i++) ;
  __attribute__((opencl_unroll_hint(-2)))
  for (i = 0; i < 4; i++) ;
  __attribute__((opencl_unroll_hint(2, 4)))
  for (i = 0; i < 4; i++) ;
  __attribute__((opencl_unroll_hint(i)))
  for (i = 0; i < 4; i++) ;
  __attribute__((opencl_unroll_hint(2.5f)))
  for (i = 0; i < 4; i++) ;
  __attribute__((opencl_unroll_hint(2)))
  i = i + 1;
  __attribute__((opencl_unroll_hint(2)))
  if (i) {}
}
