// std: 1.2 2.0 3.0
constant int N = 4;

kernel void C(global int *x, int n) {
  int I = 3;
  __attribute__((opencl_unroll_hint(1.0)))
  while (I--) ;

  __attribute__((opencl_unroll_hint(-2)))
  while (I--) ;

  __attribute__((opencl_unroll_hint(0)))
  while (I--) ;

  __attribute__((opencl_unroll_hint(n)))
  while (I--) ;

  __attribute__((opencl_unroll_hint(2 + 2)))
  while (I--) ;

  __attribute__((opencl_unroll_hint(2, 4)))
  while (I--) ;

  __attribute__((opencl_unroll_hint(2)))
  if (I) x[0] = 1;

  __attribute__((opencl_unroll_hint))
  int declared;

#pragma unroll
  __attribute__((opencl_unroll_hint(2)))
  for (int i = 0; i < 4; i++) x[i] = 0;

  __attribute__((not_an_attribute))
  for (int i = 0; i < 4; i++) x[i] = 0;
}

__attribute__((opencl_unroll_hint(4))) void fn(void);
