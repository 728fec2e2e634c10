// std: 1.1 1.2 2.0 3.0
typedef global int *gptr;
kernel void a(global int **p) {}
kernel void b(global int *global *p) {}
kernel void c(local float *local *p) {}
kernel void d(global gptr *p) {}
kernel void e(global int *local *p) {}
kernel void f(constant int *constant *p) {}
void g(global int **p) { *p = 0; }
void h(global int *private *p) { *p = 0; }
