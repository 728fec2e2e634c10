// 3.0 without the generic address space.
// std: 3.0+
// ext: -__opencl_c_generic_address_space -__opencl_c_device_enqueue -__opencl_c_pipes

void f(global int *g, int *p, local int *l) { p = g; g = p; generic int *q; int *z = l; to_global(p); } //~ ERROR CL0301 //~ ERROR CL0306 //~ ERROR CL0602
void g(global int *g) { int *p; p = (int*)g; (global int *)p; int **pp; global int **gp = pp; } //~ ERROR CL0302 //~ ERROR CL0303
atomic_int a;
void h(global atomic_int *a, atomic_int *b) { atomic_load(a); atomic_load(b); atomic_fetch_add(a, 1); atomic_store(a, 1); frexp(1.0f, (int*)0); frexp(1.0f, (global int*)0); frexp(1.0f, (generic int*)0); } //~ ERROR CL0306 //~ ERROR CL0604
int fract_test(float *x) { fract(1.0f, x); sincos(1.0f, x); return 0; }
