// std: 1.2 2.0 3.0

typedef struct { int a; float b; } plain_t;
typedef struct { global int *p; } ptr_t;
typedef struct { bool b; } bool_t;
typedef struct { size_t n; } size_s;
typedef struct { plain_t a; struct { int *q; } in; } nested_t;
union u { int i; float f; };

kernel void k1(int a, float b, plain_t c) {}
kernel void k2(ptr_t p) {}
kernel void k3(bool_t b) {}
kernel void k4(size_s s) {}
kernel void k5(nested_t n) {}
kernel void k6(union u v) {}
kernel void k7(bool b) {}
kernel void k8(size_t s) {}
kernel void k9(ptrdiff_t s, intptr_t i, uintptr_t u) {}
kernel void k10(event_t e) {}
kernel void k11(int *p) {}
kernel void k12(private int *p) {}
kernel void k13(global int *p, constant float *c, local char *l) {}
kernel void k14(global int p) {}
kernel void k15(half h) {}
kernel void k16(global bool *b, global size_t *s) {}
kernel void k17(global ptr_t *b) {}
kernel void k18(int arr[4]) {}
kernel void k19(global int arr[4]) {}
kernel void k20(void (*f)(int)) {}
kernel void k21(void *p, global void *g) {}
kernel void k22(int a, ...) {}
