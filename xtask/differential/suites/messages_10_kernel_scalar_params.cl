// std: 1.0 1.2 2.0 3.0
__kernel void a(bool b) {}
__kernel void b(half h) {}
__kernel void c(size_t s) {}
__kernel void d(ptrdiff_t s) {}
__kernel void e(intptr_t s) {}
__kernel void f(uintptr_t s) {}
__kernel void g(event_t e) {}
__kernel void h(__global bool *b) {}
__kernel void i(__global half *b) {}
__kernel void j(__global size_t *b) {}
__kernel void k(double d) {}
typedef bool mybool;
typedef size_t mysize;
typedef mysize mysize2;
__kernel void l(mybool b) {}
__kernel void m(mysize2 s) {}
enum E { E0, E1 };
__kernel void n(enum E e) {}
__kernel void o(unsigned s) {}
__kernel void p(const bool b) {}
__kernel void q(float3 v, uchar16 w) {}
__kernel void r(sampler_t s) {}
__kernel void s(__global event_t *e) {}
__kernel void t(__global int (*b)[3]) {}
__kernel void u(intptr_t *b) {}
