// std: 1.1 2.0+

typedef size_t my_size;
struct len { size_t n; };
union u { ptrdiff_t d; int i; };

kernel void s0(size_t n) {} //~ ERROR CL0706
kernel void s1(ptrdiff_t n) {} //~ ERROR CL0706
kernel void s2(intptr_t n) {} //~ ERROR CL0706
kernel void s3(uintptr_t n) {} //~ ERROR CL0706
kernel void s4(my_size n) {} //~ ERROR CL0706
kernel void s5(struct len l) {} //~ ERROR CL0707
kernel void s6(union u x) {} //~ ERROR CL0707
kernel void s7(ulong n) {}
kernel void s8(global size_t *n) {}
void f(size_t n, ptrdiff_t d) {}
