// Parameters that are declared behind the list of their names.

int foo3(a) int f580_3(void) { return 0; }  //~ ERROR CL0201 //~ ERROR CL0409
int z3(void) { return 0; }
kernel void k2_3(global int *p) { p[0] = q; }  //~ ERROR CL0501
int foo4(a) int b; int c; //~ ERROR CL0409 //~ ERROR CL0409
int z4(void) { return 0; }  //~ ERROR CL0201 //~ ERROR CL0409
kernel void k2_4(global int *p) { p[0] = q; }  //~ ERROR CL0501
FOO7(x)
int a;  //~ ERROR CL0409
kernel void k_7(global int *p) { p[0] = 1; }  //~ ERROR CL0201 //~ ERROR CL0409
kernel void k2_7(global int *p) { p[0] = q; }  //~ ERROR CL0501
FOO8(x)
typedef struct { int a; } T_8;  //~ ERROR CL0407 //~ ERROR CL0409
kernel void k_8(global T_8 *p) { p[0].a = 1; } //~ ERROR CL0203 //~ ERROR CL0409
kernel void k2_8(global int *p) { p[0] = q; }  //~ ERROR CL0501
unsigned foo9(gx) __constant f580_9(void) { return 0; }  //~ ERROR CL0201 //~ ERROR CL0409
int z9(void) { return 0; }
kernel void k2_9(global int *p) { p[0] = q; }  //~ ERROR CL0501
int two(a, b) int a, b; int a; { return a + b; } //~ ERROR CL0409
int register_wrong(a) register int a; { return a; }  //~ ERROR CL0407
int static_wrong(a) static int a; { return a; }  //~ ERROR CL0407
int nothing(a) int; int a; { return a; }  //~ ERROR CL0201 //~ ERROR[1.0,1.1,1.2] CL0307
int value(a) int a = 1; { return a; }  //~ ERROR CL0201
int after(void) { return undeclared; }  //~ ERROR CL0501
