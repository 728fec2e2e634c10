// std: 1.2 2.0
__attribute__((vec_type_hint(float4))) __attribute__((work_group_size_hint(8, 1, 1)))
kernel void k1(void) {}
kernel __attribute__((reqd_work_group_size(4, 4, 4))) void k2(void) {}
void __attribute__((reqd_work_group_size(1, 1, 1))) kernel k3(void) {}
kernel void k4(void) __attribute__((vec_type_hint(int)));
kernel void k5(void) __attribute__((vec_type_hint(void))) {}
kernel __attribute__((vec_type_hint(not_a_type))) void k6(void) {}
kernel __attribute__((vec_type_hint(int, float))) void k7(void) {}
kernel __attribute__((reqd_work_group_size(1, 2))) void k8(void) {}
kernel __attribute__((work_group_size_hint(1, 2, "x"))) void k9(void) {}
kernel __attribute__((reqd_work_group_size(1, 2, 3), reqd_work_group_size(3, 2, 1))) void k10(void) {}
__attribute__((work_group_size_hint(1, 2, 3))) void not_kernel(void) {}
__attribute__(()) void empty(void);
__attribute__((,,unused,)) static int commas;
__attribute__((__aligned__(16))) struct A { int a __attribute__((packed)); char b; };
struct B { int a; } __attribute__((packed, aligned(4))) b_unused;
typedef __attribute__((aligned(3))) int three;
typedef int four __attribute__((aligned(4)));
struct __attribute__((packed)) C { char c; int i __attribute__((aligned)); };
enum __attribute__((packed)) E { e1 };
void p(int x __attribute__((unused)), __attribute__((endian(host))) int *y);
void v(void) { int l __attribute__((endian(device))); __attribute__((unused)) int m; }
__attribute__((nosvm)) void ns(global int *p);
void ns2(__attribute__((nosvm)) global int *p);
[[unused]] int cxx_style;
__attribute__((opencl_global)) int *aspace;
__attribute__((address_space(3))) int *numbered;
