// std: 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
typedef struct { int a; float b; } pod_t;
typedef struct { global int *p; } has_ptr_t;
typedef struct { pod_t inner; has_ptr_t q; } nested_ptr_t;
typedef struct { size_t n; } has_size_t;
typedef union { int i; float f; } uni_t;
typedef struct { bool b; } has_bool_t;
struct fwd;

kernel void k01(int *p) {}
kernel void k02(private int *p) {}
kernel void k03(bool b) {}
kernel void k04(size_t n) {}
kernel void k05(ptrdiff_t n) {}
kernel void k06(intptr_t n) {}
kernel void k07(global int **pp) {}
kernel void k08(global int *global *pp) {}
kernel void k09(pod_t s) {}
kernel void k10(has_ptr_t s) {}
kernel void k11(nested_ptr_t s) {}
kernel void k12(has_size_t s) {}
kernel void k13(uni_t u) {}
kernel void k14(has_bool_t s) {}
kernel void k15(struct fwd s) {}
kernel void k16(half h) {}
kernel void k17(event_t e) {}
kernel void k18(sampler_t s) {}
kernel void k19(global half *h) {}
kernel void k20(constant pod_t *s, local has_ptr_t *t) {}
kernel void k21(global bool *b) {}
kernel int k22(void) { return 0; }
kernel void k23(int a[4]) {}
kernel void k24(global int a) {}
