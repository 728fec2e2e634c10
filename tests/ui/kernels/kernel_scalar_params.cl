// std: 1.0 1.2+

__kernel void a(bool b) {} //~ ERROR CL0706
__kernel void b(half h) {} //~ ERROR CL0433
__kernel void c(size_t s) {} //~ ERROR CL0706
__kernel void d(ptrdiff_t s) {} //~ ERROR CL0706
__kernel void e(intptr_t s) {} //~ ERROR CL0706
__kernel void f(uintptr_t s) {} //~ ERROR CL0706
__kernel void g(event_t e) {} //~ ERROR CL0706
__kernel void h(__global bool *b) {}
__kernel void i(__global half *b) {}
__kernel void j(__global size_t *b) {}
__kernel void k(double d) {}
typedef bool mybool;
typedef size_t mysize;
typedef mysize mysize2;
__kernel void l(mybool b) {} //~ ERROR CL0706
__kernel void m(mysize2 s) {} //~ ERROR CL0706
enum E { E0, E1 };
__kernel void n(enum E e) {}
__kernel void o(unsigned s) {}
__kernel void p(const bool b) {} //~ ERROR CL0706
__kernel void q(float3 v, uchar16 w) {}
__kernel void r(sampler_t s) {}
__kernel void s(__global event_t *e) {}
__kernel void t(__global int (*b)[3]) {}
__kernel void u(intptr_t *b) {} //~ ERROR CL0704
