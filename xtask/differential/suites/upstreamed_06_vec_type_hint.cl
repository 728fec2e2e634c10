// std: 1.2 2.0 3.0
// Types allowed in vec_type_hint.

kernel __attribute__((vec_type_hint(int))) void k1(void) {}
kernel __attribute__((vec_type_hint(uint4))) void k2(void) {}
kernel __attribute__((vec_type_hint(float16))) void k3(void) {}
kernel __attribute__((vec_type_hint(char))) void k4(void) {}
kernel __attribute__((vec_type_hint(void))) void k5(void) {}
kernel __attribute__((vec_type_hint(bool))) void k6(void) {}
kernel __attribute__((vec_type_hint(int *))) void k7(void) {}
kernel __attribute__((vec_type_hint(4))) void k8(void) {}
kernel __attribute__((vec_type_hint)) void k9(void) {}
kernel __attribute__((vec_type_hint(int, int))) void k10(void) {}
kernel __attribute__((vec_type_hint(int), vec_type_hint(int))) void k11(void) {}
kernel __attribute__((vec_type_hint(int), vec_type_hint(float))) void k12(void) {}
__attribute__((vec_type_hint(float4))) void not_kernel(void) {}
struct s { int a; };
kernel __attribute__((vec_type_hint(struct s))) void k13(void) {}
kernel __attribute__((vec_type_hint(half))) void k14(void) {}
