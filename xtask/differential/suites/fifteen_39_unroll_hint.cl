// std: 1.2 2.0 3.0
kernel void D(global int *x) {
  int i = 10;
  __attribute__((opencl_unroll_hint)) do { i--; } while (i > 0);
  __attribute__((opencl_unroll_hint(1))) for (i = 0; i < 4; i++) x[i] = i;
  __attribute__((opencl_unroll_hint(8))) while (i--) { }
  __attribute__((opencl_unroll_hint(0))) for (int j = 0; j < 4; j++) { }
  __attribute__((opencl_unroll_hint(-1))) for (int j = 0; j < 4; j++) { }
  __attribute__((opencl_unroll_hint(1.0f))) for (int j = 0; j < 4; j++) { }
  __attribute__((opencl_unroll_hint("4"))) for (int j = 0; j < 4; j++) { }
  __attribute__((opencl_unroll_hint(i))) for (int j = 0; j < 4; j++) { }
  __attribute__((opencl_unroll_hint(2, 4))) for (int j = 0; j < 4; j++) { }
  __attribute__((opencl_unroll_hint(4))) if (i) { }
  __attribute__((opencl_unroll_hint(4))) { i = 1; }
  __attribute__((opencl_unroll_hint(4))) i = i + 1;
  __attribute__((opencl_unroll_hint(2))) __attribute__((opencl_unroll_hint(4))) for (int j = 0; j < 4; j++) { }
#pragma unroll 4
  __attribute__((opencl_unroll_hint(4))) for (int j = 0; j < 4; j++) { }
#pragma unroll
  for (int j = 0; j < 4; j++) { }
#pragma nounroll
  x[0] = 1;
}
__attribute__((opencl_unroll_hint(4))) void fn(void);
