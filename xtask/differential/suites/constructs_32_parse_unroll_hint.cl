// std: 1.2 2.0 3.0

kernel void D(global int *x) {
  int i = 10;
  __attribute__((opencl_unroll_hint))
  do {
  } while (i--);

  __attribute__((opencl_unroll_hint(8)))
  for (i = 0; i < 4; ++i)
    x[i] = 0;

  __attribute__((opencl_unroll_hint(1)))
  while (i < 2)
    ++i;

  __attribute__((opencl_unroll_hint()))
  for (;;)
    break;
}

kernel void C(global int *x) {
  int I = 3;
  __attribute__((opencl_unroll_hint(I)))
  do {
  } while (I--);
  __attribute__((opencl_unroll_hint(-4)))
  while (I--) ;
  __attribute__((opencl_unroll_hint(0)))
  while (I--) ;
  __attribute__((opencl_unroll_hint(2, 3)))
  while (I--) ;
  __attribute__((opencl_unroll_hint))
  if (I)
    I = 1;
  __attribute__((opencl_unroll_hint(2)))
  I = 4;
  __attribute__((opencl_unroll_hint)) int z = 2;
#pragma unroll 4
  for (int j = 0; j < I; ++j)
    x[j] = z;
#pragma unroll
  I = 3;
}
