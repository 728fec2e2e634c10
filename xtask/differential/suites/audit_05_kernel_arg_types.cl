// std: 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
typedef struct { int a; global int *p; } has_ptr;
typedef struct { int a; float b[4]; } plain;
typedef struct { bool f; } has_bool;
typedef struct { plain p; has_ptr q; } nest;
typedef union { int i; float f; } un;
typedef union { int i; global float *f; } unp;
struct fwd;
enum E { A, B };

kernel void k0(int a, float b, uint4 c) {}
kernel void k1(bool b) {}
kernel void k2(size_t s) {}
kernel void k3(ptrdiff_t p) {}
kernel void k4(intptr_t p) {}
kernel void k5(uintptr_t p) {}
kernel void k6(half h) {}
kernel void k7(half4 h) {}
kernel void k8(int *p) {}
kernel void k9(private int *p) {}
kernel void k10(global int *p, local int *q, constant int *r) {}
kernel void k11(global int *global *p) {}
kernel void k12(global int **p) {}
kernel void k13(has_ptr s) {}
kernel void k14(plain s) {}
kernel void k15(has_bool s) {}
kernel void k16(nest s) {}
kernel void k17(un u) {}
kernel void k18(unp u) {}
kernel void k19(global has_ptr *s) {}
kernel void k20(global struct fwd *s) {}
kernel void k21(struct fwd s) {}
kernel void k22(enum E e) {}
kernel void k23(event_t e) {}
kernel void k24(global bool *b) {}
kernel void k25(int a[4]) {}
kernel void k26(global int a[]) {}
kernel void k27(local int *const restrict p) {}
kernel void k28(void *p) {}
kernel void k29(global void *p) {}
kernel void k30(global size_t *p) {}
