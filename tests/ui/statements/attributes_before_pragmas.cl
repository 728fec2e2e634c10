// Attributes stand before a statement or a declaration, not before a pragma.
void f(int n, global int *x) {
  __attribute__((opencl_unroll_hint(2)))  //~ ERROR CL0122
#pragma unroll 4
  for (int i = 0; i < 8; ++i) {}
  __attribute__((opencl_unroll_hint(2)))  //~ ERROR CL0122
#pragma OPENCL EXTENSION all : disable
  for (int i = 0; i < 8; ++i) {}
  __attribute__((opencl_unroll_hint(2)))  //~ ERROR CL0122
#pragma pack(1)
  while (n--) ;
  __attribute__((opencl_unroll_hint(2)))  //~ ERROR CL0122
#pragma unroll
  n = 1;  //~ ERROR CL0209
  __attribute__((unused))  //~ ERROR CL0122
#pragma unroll
  int z;  //~ ERROR CL0209
label: __attribute__((opencl_unroll_hint(2)))  //~ ERROR CL0708
#pragma unroll
  while (n--) ;
  if (n) __attribute__((opencl_unroll_hint(2)))  //~ ERROR CL0122
#pragma unroll
    while (n--) ;
  // A pragma that no one knows is none.
  __attribute__((opencl_unroll_hint(2)))
#pragma lamp on
  while (n--) ;
#pragma unroll 4
  __attribute__((opencl_unroll_hint(2)))
  while (n--) ;
}
