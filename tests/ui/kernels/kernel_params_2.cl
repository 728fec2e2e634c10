// std: 1.2+

struct ok { int a; float4 b; };
struct ptr { global int *p; };
struct nest { struct ptr n; };
struct bl { bool b; };
struct sz { size_t s; };
union un { int a; global float *p; };
enum en { A, B };
typedef global int *gip;

kernel void k0(global int *a, constant float *b, local char *c, int d) {}
kernel void k1(int *a) {} //~ ERROR CL0704
kernel void k2(private int *a) {} //~ ERROR CL0704
kernel void k3(global int **a) {} //~ ERROR CL0704
kernel void k4(global int *global *a) {} //~ ERROR[1.2] CL0705
kernel void k5(struct ok a) {}
kernel void k6(struct ptr a) {} //~ ERROR[1.2] CL0707
kernel void k7(struct nest a) {} //~ ERROR[1.2] CL0707
kernel void k8(struct bl a) {} //~ ERROR CL0707
kernel void k9(struct sz a) {} //~ ERROR CL0707
kernel void k10(union un a) {} //~ ERROR[1.2] CL0707
kernel void k11(enum en a) {}
kernel void k12(event_t e) {} //~ ERROR CL0706
kernel void k13(global struct ptr *a) {}
kernel void k14(gip a) {}
kernel void k15(int a[4]) {} //~ ERROR CL0704
kernel void k16(global int a[]) {}
kernel void k17(local int a) {} //~ ERROR CL0315
kernel void k18(void) {}
kernel void k19() {}
kernel void k20(void *p) {} //~ ERROR CL0704
kernel void k21(global void *p) {}
kernel void k22(global int (*a)[4]) {}
kernel void k23(intptr_t a) {} //~ ERROR CL0706
