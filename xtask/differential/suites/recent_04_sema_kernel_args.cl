// std: 1.2 2.0 3.0
// Types which may not be used for a kernel parameter.

typedef struct { int a; float b; } plain_t;
typedef struct { int a; global int *p; } with_ptr_t;
typedef struct { with_ptr_t inner[2]; int b; } nested_t;
typedef union { int a; float b; } union_t;
typedef struct { size_t n; } with_size_t;
typedef struct { bool b; } with_bool;
typedef struct { event_t e; } with_event;
struct fwd;

kernel void k01(int a) {}
kernel void k02(bool a) {}
kernel void k03(size_t a) {}
kernel void k04(ptrdiff_t a) {}
kernel void k05(intptr_t a) {}
kernel void k06(uintptr_t a) {}
kernel void k07(int *a) {}
kernel void k08(private int *a) {}
kernel void k09(global int *a) {}
kernel void k10(global int **a) {}
kernel void k11(global int *global *a) {}
kernel void k12(constant int *local *a) {}
kernel void k13(event_t a) {}
kernel void k14(plain_t a) {}
kernel void k15(with_ptr_t a) {}
kernel void k16(nested_t a) {}
kernel void k17(union_t a) {}
kernel void k18(with_size_t a) {}
kernel void k19(with_bool a) {}
kernel void k20(global with_ptr_t *a) {}
kernel void k21(struct fwd a) {}
kernel void k22(global struct fwd *a) {}
kernel void k23(half a) {}
kernel void k24(global half *a) {}
kernel void k25(int a[4]) {}
kernel void k26(global int a[4]) {}
kernel void k27(local bool *a) {}
kernel void k28(sampler_t s) {}
kernel void k29(global sampler_t *s) {}
kernel void k30(int4 v) {}
kernel void k31(void (*fp)(int)) {}
kernel void k32(int a, ...) {}
kernel void k33(with_event a) {}
kernel int k34(int a) { return a; }
