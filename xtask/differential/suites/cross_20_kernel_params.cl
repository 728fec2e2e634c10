// std: 1.0 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_fp16 : disable

typedef struct { int a; float b; } plain;
typedef struct { int a; global int *p; } with_ptr;
typedef struct { plain a; with_ptr b[2]; } nested;
typedef struct { bool b; } with_bool;
typedef struct { size_t s; } with_size;
typedef union { int a; float *f; } uni;
struct incomplete;

kernel void k01(plain a) {}
kernel void k02(with_ptr a) {}
kernel void k03(nested a) {}
kernel void k04(with_bool a) {}
kernel void k05(with_size a) {}
kernel void k06(uni a) {}
kernel void k07(bool b) {}
kernel void k08(size_t s) {}
kernel void k09(ptrdiff_t p) {}
kernel void k10(intptr_t p) {}
kernel void k11(uintptr_t p) {}
kernel void k12(int *p) {}
kernel void k13(private int *p) {}
kernel void k14(global int *global *p) {}
kernel void k15(global int **p) {}
kernel void k16(constant int *local *p) {}
kernel void k17(global bool *b) {}
kernel void k18(global with_ptr *b) {}
kernel void k19(global size_t *b) {}
kernel void k20(half h) {}
kernel void k21(global half *h) {}
kernel void k22(int a[3]) {}
kernel void k23(global int a[3]) {}
kernel void k24(global struct incomplete *p) {}
kernel void k25(struct incomplete s) {}
kernel void k26(void (*fp)(int)) {}
kernel void k27(int3 v, local float4 *l) {}
kernel void k28(constant char *s, ...) {}
