__constant int c1 = 1;
constant int *constant pc = &c1;
constant float fa[] = {1, 2, 3};
constant int ca[2] = {1, 2, 3};
constant char str[] = "abc";
constant char *sp = "abc";  //~ ERROR[1.0,1.1,1.2] CL0307
char *sp2 = "abc";  //~ ERROR[2.0+] CL0301  //~ ERROR[1.0,1.1,1.2] CL0307
typedef struct { int x; global int *p; } SP;
typedef struct { int x; float4 v; } SV;
struct Sim { image2d_t im; };  //~ ERROR CL0426
struct Sg { global int x; };  //~ ERROR CL0317
struct Sl { local int *x; };
union U { int i; float f; };
int *f1(global int *p) { return p; }  //~ ERROR[1.0,1.1,1.2] CL0301
int *f2(constant int *p) { return p; }  //~ ERROR CL0301
global int *f3(int *p) { return (global int *)p; }  //~ ERROR[1.0,1.1,1.2] CL0302
global int f4(void);  //~ ERROR CL0316
void f5(local int x);  //~ ERROR CL0315
void f6(constant int *p) { global int *q = (global int *)p; }  //~ ERROR CL0302
void f7(int *p) { global int *g = p; local int *l = (local int*)p; constant int *c = p; constant int *c2 = (constant int*)p; }  //~ ERROR CL0301  //~ ERROR CL0302
void f8(void) { int x; global int *g = &x; int *y = &x; private int *z = y; int **pp = &y; private int * private * pz = &y; }  //~ ERROR CL0301  //~ ERROR[2.0+] CL0303
void f9(global int **p) { int **q = p; global int * private *r = p; int *global *t = (int*global*)p;}  //~ ERROR[2.0+] CL0301  //~ ERROR[1.0,1.1,1.2] CL0302  //~ ERROR CL0303
void f10(void) { const char *s = "abc"; constant char *t = "abc"; char a[] = "abc"; constant char *u = 0; }  //~ ERROR CL0301
void f11(int a, global int *g, local int *l) { int *p = a ? g : l; g = a ? g : 0; p = a ? g : p; void *v = g; v = l; }  //~ ERROR[1.0,1.1,1.2] CL0301  //~ ERROR CL0305
