// std: 1.2 2.0 3.0
// Nested pointers with address spaces.

typedef __global int *global_ptr;

void f1(__global int **pp);
void f2(__global int *__local *pp);
void f3(int *__private *pp);

kernel void nested(__global int *g, __local int *l, __constant int *c) {
  __global int *pg = g;
  __global int **pp = &pg;
  __local int **pl = &pg;
  __constant int **pc = &c;
  int **q = &pg;
  const __global int **cpp = &pg;
  __global int *const *pcp = &pg;
  f1(pp);
  f1(&pg);
  f2(pp);
  f3(&pg);
  pl = (__local int **)pp;
  **pp = 1;
  **pc = 2;
  *pp = l;
  *pp = *pl;
}

kernel void arg1(__global int **p) {}
kernel void arg2(__global int *__global *p) {}
kernel void arg3(__global global_ptr *p) {}
kernel void arg4(__local int *__private *p) {}
kernel void arg5(__global void **p) {}

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_generic_address_space)
void generic_nested(__global int *__global *a, __local int *__local *b) {
  int *x = *a;
  int *y = *b;
  __generic int *__generic *z = a;
  __global int *__generic *w = a;
  w = b;
  z = (__generic int *__generic *)a;
  int **u = w;
  x = y;
}
#else
void no_generic(__global int *a) {
  int *x = a;
  __generic int *y;
}
#endif
