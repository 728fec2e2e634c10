// std: 1.2 2.0 3.0

// Parameter types a kernel will not have.

#pragma OPENCL EXTENSION cl_khr_fp16 : disable

typedef bool my_bool;
typedef size_t my_size;
typedef global int *gip;
enum e { E0, E1 };
enum undefined_e;
union u { int a; float b; };
struct plain { int a; float4 v; char c[3]; };
struct with_bool { int a; bool b; };
struct with_size { size_t s; };
struct with_ptr { global int *p; };
struct with_arr_ptr { int n; global float *p[2]; };
struct nested { int a; struct { struct with_ptr in; } mid; };
struct with_event { event_t e; };
struct with_union { int k; union { int a; float f; } u; };
struct incomplete;

kernel void k1(bool b) {}
kernel void k2(my_bool b) {}
kernel void k3(size_t s) {}
kernel void k4(my_size s) {}
kernel void k5(ptrdiff_t a, intptr_t b, uintptr_t c) {}
kernel void k6(enum e x) {}
kernel void k7(union u x) {}
kernel void k8(struct plain x) {}
kernel void k9(struct with_bool x) {}
kernel void k10(struct with_size x) {}
kernel void k11(struct with_ptr x) {}
kernel void k12(struct with_arr_ptr x) {}
kernel void k13(struct nested x) {}
kernel void k14(struct with_union x) {}
kernel void k15(struct incomplete x) {}
kernel void k16(event_t e) {}
kernel void k17(global int **p) {}
kernel void k18(global gip *p) {}
kernel void k19(global bool *p) {}
kernel void k20(global size_t *p) {}
kernel void k21(global struct with_ptr *p) {}
kernel void k22(global struct incomplete *p) {}
kernel void k23(global union u *p) {}
kernel void k24(global event_t *p) {}
kernel void k25(void (*f)(int)) {}
kernel void k26(int n, global int a[n]) {}
kernel void k27(global void *p, constant void *q, local void *r) {}
kernel void k28(global int (*p)[4]) {}
kernel void k29(int, ...) {}
kernel void k30() {}
kernel void k31(const int a, volatile float b, restrict int c) {}
kernel void k32(global int *restrict a, global const int *volatile b) {}
kernel void k33(half h) {}
kernel void k34(global half *h) {}
kernel void k35(half4 h) {}
kernel void k36(int arr[4]) {}
kernel void k37(long3 a, ulong16 b, uchar8 c) {}
kernel void k38(float a, float a) {}
