// std: 1.2 2.0 3.0
kernel void D(global int *x) {
  int i = 10;
  __attribute__((opencl_unroll_hint))
  do {
    x[i] = i;
  } while (i--);
}

kernel void F(global int *x) {
  __attribute__((opencl_unroll_hint(4)))
  for (int i = 0; i < 10; ++i)
    x[i] = i;
  __attribute__((opencl_unroll_hint(2))) __attribute__((opencl_unroll_hint(2)))
  for (int i = 0; i < 10; ++i)
    x[i] = i;
}

kernel void bad(global int *x, int n) {
  __attribute__((opencl_unroll_hint(1, 2)))
  for (int i = 0; i < 10; ++i) ;
  __attribute__((opencl_unroll_hint(-2)))
  for (int i = 0; i < 10; ++i) ;
  __attribute__((opencl_unroll_hint(0)))
  for (int i = 0; i < 10; ++i) ;
  __attribute__((opencl_unroll_hint(n)))
  for (int i = 0; i < 10; ++i) ;
  __attribute__((opencl_unroll_hint("4")))
  for (int i = 0; i < 10; ++i) ;
  __attribute__((opencl_unroll_hint))
  if (n) ;
  __attribute__((opencl_unroll_hint(4)))
  x[0] = 1;
  __attribute__((opencl_unroll_hint))
  { }
  __attribute__((opencl_unroll_hint(4)))
  int y;
  for (int i __attribute__((opencl_unroll_hint)) = 0; i < 2; ++i) ;
  for (int i = 0; i < 2; ++i) __attribute__((opencl_unroll_hint)) ;
}

__attribute__((opencl_unroll_hint)) void on_function(void);
