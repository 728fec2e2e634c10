// std: 1.2 2.0 3.0
// Pointer parameters of kernels.

kernel void none(int *p) {}
kernel void priv(private int *p) {}
kernel void glb(global int *p) {}
kernel void lcl(local int *p) {}
kernel void cst(constant int *p) {}
kernel void gg(global int *global *p) {}
kernel void gp(global int **p) {}
kernel void gl(global int *local *p) {}
kernel void gc(global int *constant *p) {}
kernel void ggg(global int *global *global *p) {}
kernel void arr(int p[]) {}
kernel void arr2(global int p[]) {}
kernel void arr3(global int p[2][3]) {}
kernel void parr(global int (*p)[4]) {}
kernel void fp(void (*p)(void)) {}
kernel void vla(int n, global int p[n]) {}
kernel void cv(const global int *restrict p, volatile local float *q) {}
kernel void rst(global int *__restrict p, int restrict q) {}
#if __OPENCL_C_VERSION__ >= 200
kernel void gen(generic int *p) {}
kernel void ggen(global int *generic *p) {}
kernel void geng(generic int *global *p) {}
kernel void atom(global atomic_int *p) {}
kernel void atomv(atomic_int p) {}
kernel void atoml(local atomic_uint *p) {}
#endif
typedef int *ip;
typedef global int *gip;
kernel void tip(ip p) {}
kernel void tgip(gip p) {}
kernel void ggip(global gip *p) {}
kernel void var(int a, ...) {}
