// std: 1.2 2.0 3.0
int kernel ret_int(void) { return 0; }
kernel static void stat(void) { }
static kernel void stat2(global int *p) { }
kernel inline void inl(void) { }
kernel void variadic(int a, ...) { }
kernel void noproto();
kernel int x;
kernel kernel void twice(void) { }
__kernel kernel void mixed(void) { }
kernel void main(void) { }
int main(void) { return 0; }
kernel void rec(global int *p) { if (*p) rec(p); }
void callee(global int *p) { rec(p); }
typedef kernel void kt(void);
kernel struct s { int a; };
void f(kernel int p) { }
void g(void) { kernel int local_var; }
kernel void unnamed(int, global float *) { }
kernel void __attribute__((overloadable)) over(int a) { }
kernel __attribute__((always_inline)) void ai(void) { }
kernel void decl(global int *p);
void decl(global int *p) { }
kernel void shape(global int *p) { return 1; }
