// std: 1.0 1.2 2.0 3.0
// Types that kernel parameters may not have.

typedef bool mybool;
typedef struct { int a; global int *p; } sp;
typedef struct { int a; float4 f; } ok;
typedef struct { bool b; } sb;
typedef struct { ok inner; sb worse; } nest;
typedef struct { size_t z; } sz;
typedef union { int a; float b; } un;
struct fwd;
enum en { E0, E1 };

kernel void a1(bool b) {}
kernel void a2(mybool b) {}
kernel void a3(size_t s) {}
kernel void a4(ptrdiff_t s, intptr_t i) {}
kernel void a5(half h) {}
kernel void a6(int *p) {}
kernel void a7(private int *p) {}
kernel void a8(global int **p) {}
kernel void a9(global int *global *p) {}
kernel void a10(constant int *p, local float *l) {}
kernel void a11(global bool *p) {}
kernel void a12(global size_t *p) {}
kernel void b1(ok s) {}
kernel void b2(sp s) {}
kernel void b3(sb s) {}
kernel void b4(nest s) {}
kernel void b5(sz s) {}
kernel void b6(un u) {}
kernel void b7(global sp *s) {}
kernel void b8(global sb *s) {}
kernel void b9(struct fwd f) {}
kernel void b10(global struct fwd *f) {}
kernel void b11(enum en e) {}
kernel void b12(void (*fp)(int)) {}
kernel void c1(int a[4]) {}
kernel void c2(global int a[]) {}
kernel void c3(void) {}
kernel void c4() {}
kernel void c5(int a, ...) {}
kernel void c6(global void *v) {}
kernel void c7(const global int *restrict r, volatile local int *v) {}
