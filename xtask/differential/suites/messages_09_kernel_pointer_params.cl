// std: 1.2 2.0 3.0
__kernel void a(int *p) {}
__kernel void b(__private int *p) {}
__kernel void c(__global int **p) {}
__kernel void d(__global int *__global *p) {}
__kernel void e(__local int *p, __constant int *q) {}
__kernel void f(__global int *__local *p) {}
__kernel void g(int p[]) {}
__kernel void h(__global int p[4]) {}
__kernel void i(int *__global *p) {}
__kernel void j(__constant int *__constant *p) {}
__kernel void k(__global int *__global *__global *p) {}
typedef __global int *gp;
__kernel void l(gp p) {}
__kernel void m(gp *p) {}
__kernel void n(__global gp *p) {}
__kernel void o(void *p) {}
__kernel void p(__global void *p) {}
__kernel void q(void (*p)(int)) {}
#if __OPENCL_C_VERSION__ >= 200
__kernel void r(__generic int *p) {}
#endif
