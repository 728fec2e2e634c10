// std: 1.0 1.2 2.0 3.0
// Where `kernel' and attributes may stand; nested function declarators; K&R functions.

kernel void k1(void) {}
void kernel k2(void) {}
__kernel void k3(void) {}
void __kernel k4(void) {}
kernel kernel void k5(void) {}
__kernel kernel void k6(void) {}
void k7(void) kernel {}
kernel k8(void) {}
kernel int k9(void) { return 1; }
kernel static void k10(void) {}
static kernel void k11(void) {}
kernel constant int kv = 1;
kernel int kvar;
typedef kernel void kt(void);
struct s { kernel int a; };
void kparam(kernel int a);
kernel void (k12)(void) {}
kernel void (((k13)))(global int *p) { *p = 1; }
kernel void *k14(void) { return 0; }
kernel void k15(int n, ...);
kernel void k16(void (*f)(void));
kernel void k17(void);
void k17(void) {}
void k18(void);
kernel void k18(void) {}
kernel void main(void) {}
kernel void k19(), k20();
kernel void k21(kernel global int *p);

__attribute__((noinline)) void a1(void) {}
void __attribute__((noinline)) a2(void) {}
void a3 __attribute__((noinline)) (void);
void a4(void) __attribute__((noinline));
void a5(void) __attribute__((noinline)) {}
void a6(__attribute__((unused)) int a, int b __attribute__((unused)), int __attribute__((unused)) c) {}
constant int __attribute__((aligned(16))) av = 1, av2 __attribute__((aligned(8))) = 2;
struct __attribute__((packed)) as1 { char c; int i __attribute__((aligned(2))); };
struct as2 { int i; } __attribute__((packed, aligned(4)));
__attribute__((packed)) struct as3 { int i; };
typedef int __attribute__((aligned(32))) at;
__attribute__(()) int a7(void);
__attribute__((,,)) int a8(void);
__attribute__((aligned(3))) constant int a9 = 1;
__attribute__((aligned)) constant int a10 = 1;
__attribute__ int a11(void);
__attribute__((endian(host))) constant int *e1 = 0;
[[clang::noinline]] void a13(void);

int (nested)(int (a), int ((b))) { return a + b; }
int (*returns_fp(int a))(int);
void takes_fn(int f(int));
void takes_fp(int (*f)(int));
int (*fp_var)(int);
typedef int fn_t(int);
typedef int (*fp_t)(int);
fn_t declared_by_typedef;
int declared_by_typedef(int a) { return a; }
global int *(ptr_fn)(global int *(*)(void));
int arr_param(int a[static 3], int b[const], int c[*], int d[][2]);

int knr(a, b) int a; float b; { return a + b; }
int knr_implicit(a) { return a; }
knr_noret(void) { return 1; }
implicit_var;
const implicit_const = 1;
constant implicit_kc = 2;
static implicit_static = 2;
void implicit_param(const x, register y);
int noproto() { return knr(1, 2.0f) + noproto(1, 2); }
