// std: 1.2 2.0
__kernel void proto(global int *);
kernel void unnamed(int, float) {}
void kernel after(int a) {}
kernel kernel void twice(void) {}
kernel typedef int td;
kernel struct S { int a; };
kernel int var;
kernel void two_a(void), two_b(int);
__attribute__((opencl_kernel)) void plain_attr(global int *p);
__kernel __attribute__((nothrow)) void nt(void) {}

void knr(a, b) int a; float b; { }
int no_params() { return 1; }
void variadic(int a, ...);
kernel void variadic_k(int a, ...) {}
implicit_int(void) { return 1; }
kernel no_type(void) {}

kernel void call(global int *p) {
  proto(p);
  undeclared(p);
  no_params(1);
  void (*fp)(int) = after;
  fp(1);
  after(*p);
  kernel int in_body;
  int (*unused)(void);
}
kernel void missing_semi(int a) { int b = a }
