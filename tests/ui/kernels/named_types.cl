// A kernel that is declared by the name of its type has that type's parameters (6.9).
typedef void bfn(bool);
kernel bfn bb; //~ ERROR CL0706
typedef void p1(int *a);
kernel p1 k1; //~ ERROR CL0704
typedef void p2(global int *a, event_t e);
kernel p2 k2; //~ ERROR CL0706
typedef void p3(global int **a, size_t b);
kernel p3 k3; //~ ERROR CL0704
typedef void p4(global int *a, image2d_t i, float4 f, constant int *c, local int *l, uint n);
kernel p4 k4;
typedef struct { global int *p; } S;
typedef void p5(S a);
kernel p5 k5; //~ ERROR[1.0,1.1,1.2] CL0707
typedef int p6(int a);
kernel p6 k6; //~ ERROR CL0701
typedef void p7(half h);
kernel p7 k7, k8;
typedef void p9(void);
kernel p9 k9;
kernel p9 *k10; //~ ERROR CL0420 //~ ERROR CL0703
typedef void old();
kernel old k11;
static kernel p9 k12; //~ ERROR[1.0,1.1] CL0407 //~ ERROR CL0702
kernel void k13(int a, bool b); //~ ERROR CL0706
