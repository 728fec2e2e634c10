// std: 1.2+

struct Plain { int a; float b; };
struct WithBool { int a; bool b; };
struct WithPtr { __global int *p; };
struct Nested { struct WithPtr in; };
union U { int a; float b; };
union UP { __global int *p; int q; };
typedef size_t my_size;
struct Fwd;

kernel void k0(bool b) {} //~ ERROR CL0706
kernel void k1(size_t n) {} //~ ERROR CL0706
kernel void k2(ptrdiff_t n) {} //~ ERROR CL0706
kernel void k3(intptr_t n) {} //~ ERROR CL0706
kernel void k4(uintptr_t n) {} //~ ERROR CL0706
kernel void k5(my_size n) {} //~ ERROR CL0706
kernel void k6(half h) {} //~ ERROR CL0433
kernel void k7(global half *h) {}
kernel void k8(int *p) {} //~ ERROR CL0704
kernel void k9(private int *p) {} //~ ERROR CL0704
kernel void k10(global int **p) {} //~ ERROR CL0704
kernel void k11(global int *global *p) {} //~ ERROR[1.2] CL0705
kernel void k12(struct Plain s) {}
kernel void k13(struct WithBool s) {} //~ ERROR CL0707
kernel void k14(struct WithPtr s) {} //~ ERROR[1.2] CL0707
kernel void k15(struct Nested s) {} //~ ERROR[1.2] CL0707
kernel void k16(union U u) {}
kernel void k17(union UP u) {} //~ ERROR[1.2] CL0707
kernel void k18(global struct WithPtr *s) {}
kernel void k19(global struct Fwd *s) {}
kernel void k20(event_t e) {} //~ ERROR CL0706
kernel void k21(constant int *c, local int *l) {}
kernel void k22(int a[4]) {} //~ ERROR CL0704
kernel void k23(global int (*a)[4]) {}
kernel void k24(global bool *b) {}
kernel void k25(global size_t *n) {}
kernel int k26(void) { return 0; } //~ ERROR CL0701
kernel void k27(int n, ...) {} //~ ERROR CL0421
kernel void k28(float4 v, uchar16 w) {}
