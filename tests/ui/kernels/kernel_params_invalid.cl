// std: 1.1 1.2 3.0+

typedef struct { int a; global int *p; } has_ptr;
typedef struct { int a; float4 b; } fine;
typedef union { int a; event_t b; } u; //~ ERROR CL0426
typedef size_t my_size;

kernel void k1(int *p) {} //~ ERROR CL0704
kernel void k2(private int *p) {} //~ ERROR CL0704
kernel void k3(global int **p) {} //~ ERROR CL0704
kernel void k4(global int *global *p) {} //~ ERROR[1.1,1.2] CL0705
kernel void k5(bool b) {} //~ ERROR CL0706
kernel void k6(my_size s) {} //~ ERROR CL0706
kernel void k7(global size_t *s) {}
kernel void k8(has_ptr s) {} //~ ERROR[1.1,1.2] CL0707
kernel void k9(fine s, u x) {} //~ ERROR CL0707
kernel void k10(event_t e) {} //~ ERROR CL0706
kernel int k11(void) { return 0; } //~ ERROR CL0701
kernel static void k12(void) {} //~ ERROR[1.1] CL0407 //~ ERROR CL0702
kernel int v; //~ ERROR CL0703 //~ ERROR[1.1,1.2] CL0307
