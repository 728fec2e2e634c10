// std: 1.2 2.0 3.0
typedef struct { bool b; } has_bool;
typedef struct { size_t n; } has_size;
typedef struct { global int *p; } has_ptr;
typedef union { int i; float4 f; } un;
kernel void k1(has_bool b) {}
kernel void k2(has_size s) {}
kernel void k3(has_ptr p) {}
kernel void k4(un u) {}
kernel void k5(global int **p) {}
kernel void k6(global int *global *p) {}
kernel void k7(int *p) {}
kernel void k8(private int *p) {}
kernel void k9(half h) {}
kernel void k10(double d) {}
kernel void k11(int a[4]) {}
kernel void k12(event_t e) {}
kernel void k13(enum { A, B } e) {}
kernel int k14(void) { return 0; }
static kernel void k15(void) {}
inline kernel void k16(void) {}
kernel void main(void) {}
kernel void k18() {}
kernel void k19(int n, ...) {}
