// std: 1.2 2.0 3.0
kernel void a(global int *p) { *p = 1; }
__kernel void b(global int *p) { a(p); }
kernel int c(void) { return 0; }
kernel global int *d(global int *p) { return p; }
kernel kernel void e(void) {}
static kernel void f(void) {}
inline kernel void g(void) {}
extern kernel void h(void) {}
kernel void i(void);
void i(void) {}
kernel int j;
kernel struct S { int x; };
typedef kernel void t(void);
void plain(void) {
  kernel int x;
  a(0);
  i();
}
kernel void main(void) {}
__attribute__((overloadable)) kernel void o(int x) {}
kernel void o(float x) {}
kernel void u(int n, ...) {}
kernel void m(void) { return 1; }
kernel n(void) {}
