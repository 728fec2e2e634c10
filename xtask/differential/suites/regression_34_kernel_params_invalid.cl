// std: 1.1 1.2 3.0
typedef struct { int a; global int *p; } has_ptr;
typedef struct { int a; float4 b; } fine;
typedef union { int a; event_t b; } u;
typedef size_t my_size;

kernel void k1(int *p) {}
kernel void k2(private int *p) {}
kernel void k3(global int **p) {}
kernel void k4(global int *global *p) {}
kernel void k5(bool b) {}
kernel void k6(my_size s) {}
kernel void k7(global size_t *s) {}
kernel void k8(has_ptr s) {}
kernel void k9(fine s, u x) {}
kernel void k10(event_t e) {}
kernel int k11(void) { return 0; }
kernel static void k12(void) {}
kernel int v;
