// std: 1.2 2.0

__attribute__((reqd_work_group_size(1, 2, 3))) kernel void a(void) {}
kernel __attribute__((reqd_work_group_size(1, 2))) void b(void) {}
kernel __attribute__((reqd_work_group_size(1, 2, 0))) void c(void) {}
kernel __attribute__((reqd_work_group_size(1, 2, -3))) void d(void) {}
kernel __attribute__((reqd_work_group_size(1, 2, 3), reqd_work_group_size(3, 2, 1))) void e(void) {}
__attribute__((reqd_work_group_size(8, 8, 1))) void not_kernel(void) {}
kernel __attribute__((vec_type_hint(void))) void f(void) {}
kernel __attribute__((vec_type_hint(bool))) void g(void) {}
kernel __attribute__((vec_type_hint(4))) void h(void) {}
kernel __attribute__((vec_type_hint)) void i(void) {}
kernel __attribute__((work_group_size_hint(8, 16, 32, 4))) void j(void) {}
kernel __attribute__((work_group_size_hint(1.0f, 1, 1))) void k(void) {}
kernel __attribute__((unknown_attribute)) void l(void) {}
kernel __attribute__((opencl_unroll_hint(2))) void m(void) {}

struct __attribute__((packed)) P { char c; int i; };
struct A { int i; } __attribute__((aligned(16)));
typedef struct __attribute__((packed, aligned(8))) { short s; double d; } PA;
int v __attribute__((aligned(3)));
int w __attribute__((endian(host)));
global int *q __attribute__((endian(device)));
__attribute__((always_inline)) int n(int x) { return x; }
__attribute__((noinline)) __attribute__((pure)) int o(int x) { return x; }
__attribute__((convergent)) void p(void);
[[clang::convergent]] void r(void);
__attribute__((nosvm)) global int *s;
__attribute__((opencl_global)) int *t;
