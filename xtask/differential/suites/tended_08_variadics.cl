// std: 1.2 2.0 3.0
// opts: -DPLAIN=1
// opts: -DVARF=1
#ifdef VARF
#pragma OPENCL EXTENSION __cl_clang_variadic_functions : enable
#endif

void vari(int n, ...);
typedef void (vari_t)(int, ...);
int no_proto();
int no_proto_def() { return 1; }
kernel void vari_kernel(int n, ...) {}

void f(void) {
  vari(1, 2, 3);
  no_proto(1, 2);
  no_proto_def();
}
