// std: 1.2+

kernel void ok(global int *a, constant int *b, local int *c, int d, float4 e) {}
kernel void priv(int *a) {} //~ ERROR CL0704
kernel void priv2(private int *a) {} //~ ERROR CL0704
kernel void pp(global int *global *a) {} //~ ERROR[1.2] CL0705
kernel void pp2(global int **a) {} //~ ERROR CL0704
kernel void pp3(constant int *constant *a) {} //~ ERROR[1.2] CL0705
kernel void b(bool a) {} //~ ERROR CL0706
kernel void bp(global bool *a) {}
kernel void st(size_t a) {} //~ ERROR CL0706
kernel void pt(ptrdiff_t a, intptr_t b) {} //~ ERROR CL0706 //~ ERROR CL0706
kernel void up(uintptr_t a) {} //~ ERROR CL0706
kernel void h(half a) {} //~ ERROR CL0433
kernel void hp(global half *a) {}
kernel void ap(global size_t *a) {}
kernel void arr(global int a[]) {}
kernel void arr2(int a[4]) {} //~ ERROR CL0704
kernel void apa(global int (*a)[4]) {}
struct S { int x; float y; };
struct P { global int *p; };
struct N { int x; struct { int z; struct P p; } in; };
struct B { bool b; };
struct H { half h; };
struct Z { size_t s; };
union U { int i; float f; };
enum E { E0 };
kernel void s(struct S s) {}
kernel void sp(global struct S *s) {}
kernel void p(struct P s) {} //~ ERROR[1.2] CL0707
kernel void pgp(global struct P *s) {}
kernel void n(struct N s) {} //~ ERROR[1.2] CL0707
kernel void sb(struct B s) {} //~ ERROR CL0707
kernel void sh(struct H s) {} //~ ERROR CL0707
kernel void sz(struct Z s) {} //~ ERROR CL0707
kernel void u(union U u) {}
kernel void e(enum E e) {}
kernel void inc(struct NotDefined s) {} //~ ERROR CL0401
kernel void v(void *p) {} //~ ERROR CL0704
kernel void va(global void *p, ...) {} //~ ERROR CL0421
typedef size_t my_size;
kernel void ms(my_size m) {} //~ ERROR CL0706
