void f18(int n) { int a[n]; int b[3] = {1,2,3,4}; int c[-1]; int d[0]; int e[] = {1,2}; int f[]; }  //~ ERROR CL0401  //~ ERROR CL0415  //~ ERROR CL0416
void f19(void) { goto l; int x; l: x = 1; goto m; }  //~ ERROR CL0904
int f20(int x) { switch (x) { case 1: case 2: break; case 1: default: default: ; } return 1; }  //~ ERROR CL0903
volatile global int vg;  //~ ERROR[1.0,1.1,1.2] CL0307
const int ci = 1;  //~ ERROR[1.0,1.1,1.2] CL0307
int arr[c1];  //~ ERROR CL0501
global int *gp = &vg;  //~ ERROR[1.0,1.1,1.2] CL0307
global int gi = 10;  //~ ERROR[1.0,1.1,1.2] CL0307
global int *gp2 = &gi + 1;  //~ ERROR[1.0,1.1,1.2] CL0307
typedef int int_t; typedef float int_t; typedef int int_t;  //~ ERROR CL0404
void f32(void) { int int_t = 3; int_t x; uint uint = 2; } //~ ERROR CL0203
void dup(void) {} void dup(void) {}  //~ ERROR CL0402
half f33(half h) { half x = h; x = x + 1; x = 1.0h; half4 v = (half4)(x); return x * 2.0f; }  //~ ERROR CL0433
