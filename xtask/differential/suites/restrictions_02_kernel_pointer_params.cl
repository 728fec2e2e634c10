// std: 1.2 2.0 3.0
// Address spaces of the pointers that kernels take.
kernel void k_global(global int *p) {}
kernel void k_constant(constant int *p) {}
kernel void k_local(local int *p) {}
kernel void k_private(private int *p) {}
kernel void k_none(int *p) {}
kernel void k_array(int p[4]) {}
kernel void k_global_array(global int p[4]) {}
#if __OPENCL_C_VERSION__ >= 200
kernel void k_generic(generic int *p) {}
#endif

kernel void k_const_none(const float4 *restrict p) {}

kernel void pp_global_private(global int *private *p) {}
kernel void pp_global(global int *global *p) {}
kernel void pp_bare(int **p) {}
kernel void pp_local(global int *local *p) {}
kernel void ppp(global int *global *global *p) {}
void f_pp(int **p) {}
void f_p(int *p) {}
