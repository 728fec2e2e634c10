// std: 1.2 2.0 3.0
kernel void ok(global int *a, constant int *b, local int *c, int d, float4 e) {}
kernel void priv(int *a) {}
kernel void priv2(private int *a) {}
kernel void pp(global int *global *a) {}
kernel void pp2(global int **a) {}
kernel void pp3(constant int *constant *a) {}
kernel void b(bool a) {}
kernel void bp(global bool *a) {}
kernel void st(size_t a) {}
kernel void pt(ptrdiff_t a, intptr_t b) {}
kernel void up(uintptr_t a) {}
kernel void h(half a) {}
kernel void hp(global half *a) {}
kernel void ap(global size_t *a) {}
kernel void arr(global int a[]) {}
kernel void arr2(int a[4]) {}
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
kernel void p(struct P s) {}
kernel void pgp(global struct P *s) {}
kernel void n(struct N s) {}
kernel void sb(struct B s) {}
kernel void sh(struct H s) {}
kernel void sz(struct Z s) {}
kernel void u(union U u) {}
kernel void e(enum E e) {}
kernel void inc(struct NotDefined s) {}
kernel void v(void *p) {}
kernel void va(global void *p, ...) {}
typedef size_t my_size;
kernel void ms(my_size m) {}
