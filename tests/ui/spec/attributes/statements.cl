// Attributes of blocks, control flow and loops (OpenCL C 6.13.4, 6.13.5). The hint came with 2.0.
// std: 2.0+
void f(int n, global int *p, global int *s) {
  __attribute__((opencl_unroll_hint(2))) while (*s != 0) *p++ = *s++;
  __attribute__((opencl_unroll_hint)) for (int i = 0; i < 2; i++) {}
  __attribute__((opencl_unroll_hint(1))) for (int i = 0; i < 32; i++) {}
  __attribute__((opencl_unroll_hint(4 * 2))) do { n--; } while (n);
  __attribute__((__opencl_unroll_hint__(8))) for (;;) { break; }
  // The number is whole, positive and known.
  __attribute__((opencl_unroll_hint(-1))) while (n--) {} //~ ERROR CL0709
  __attribute__((opencl_unroll_hint(0))) while (n--) {} //~ ERROR CL0709
  __attribute__((opencl_unroll_hint(n))) for (int i = 0; i < n; i++) {} //~ ERROR CL0709
  __attribute__((opencl_unroll_hint(1.5f))) while (n--) {} //~ ERROR CL0709
  __attribute__((opencl_unroll_hint("2"))) while (n--) {} //~ ERROR CL0709
  __attribute__((opencl_unroll_hint(1, 2))) while (n--) {} //~ ERROR CL0709
  // It stands right before a loop.
  __attribute__((opencl_unroll_hint)) if (n) {} //~ ERROR CL0209
  __attribute__((opencl_unroll_hint(2))) {} //~ ERROR CL0209
  __attribute__((opencl_unroll_hint)) switch (n) {} //~ ERROR CL0209
  __attribute__((opencl_unroll_hint)) n++; //~ ERROR CL0209
  __attribute__((opencl_unroll_hint)) return; //~ ERROR CL0209
}
__attribute__((opencl_unroll_hint)) void on_function(void) {} //~ ERROR CL0708
