// std: 1.2+

kernel void k(global int *x) {
  __attribute__((opencl_unroll_hint))
  for (int i = 0; i < 4; i++) x[i] = i;
  __attribute__((opencl_unroll_hint(4)))
  for (int i = 0; i < 4; i++) x[i] = i;
  __attribute__((opencl_unroll_hint(1)))
  while (*x) --*x;
  __attribute__((opencl_unroll_hint(2)))
  do { --*x; } while (*x);
  __attribute__((opencl_unroll_hint(0))) //~ ERROR CL0709
  for (;;) {}
  __attribute__((opencl_unroll_hint(-1))) //~ ERROR CL0709
  for (;;) {}
  __attribute__((opencl_unroll_hint(x))) //~ ERROR CL0709
  for (;;) {}
  __attribute__((opencl_unroll_hint(2.5f))) //~ ERROR CL0709
  for (;;) {}
  __attribute__((opencl_unroll_hint(1, 2))) //~ ERROR CL0709
  for (;;) {}
  __attribute__((opencl_unroll_hint("4"))) //~ ERROR CL0709
  for (;;) {}
  __attribute__((opencl_unroll_hint(8))) //~ ERROR CL0209
  if (*x) *x = 0;
  __attribute__((opencl_unroll_hint(8))) //~ ERROR CL0209
  *x = 1;
  __attribute__((opencl_unroll_hint(2), opencl_unroll_hint(4)))
  for (;;) {}
#pragma unroll
  for (int i = 0; i < 4; i++) x[i] = i;
#pragma unroll 4
  *x = 2; //~ ERROR CL0209
#pragma unroll
  __attribute__((opencl_unroll_hint(2)))
  for (;;) {}
}
