void f17(void) { auto int x; register int y; static int z = 1; extern int w; static constant int zz = 2; }  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR[1.0,1.1,1.2] CL0308  //~ ERROR CL0407
void f18(int n) { int a[n]; int b[3] = {1,2,3,4}; int c[-1]; int d[0]; int e[] = {1,2}; int f[]; }  //~ ERROR CL0401  //~ ERROR CL0415  //~ ERROR CL0416
void f19(void) { goto l; int x; l: x = 1; goto m; }  //~ ERROR CL0904
int f20(int x) { switch (x) { case 1: case 2: break; case 1: default: default: ; } return 1; }  //~ ERROR CL0903
void f21(void) { break; continue; return 1; }  //~ ERROR CL0613  //~ ERROR CL0901
int f22(void) { return; }  //~ ERROR CL0613
int f22b(void) { }
void f23(float x) { switch (x) {} if (x) {} while (x) {} for (;x;) {} x ? 1 : 2; !x; x && 1; }  //~ ERROR[1.0,1.1] CL0502  //~ ERROR CL0532
int f24(int);
float f24(int);  //~ ERROR CL0403
int f24(float);  //~ ERROR CL0403
void f25(int a, int a);  //~ ERROR CL0402
struct I; void f26(struct I i); void f27(struct I i) {} struct I f28(void); void f29(struct I *p) { p->x; *p; p[0]; p + 1; }  //~ ERROR CL0401
volatile global int vg;  //~ ERROR[1.0,1.1,1.2] CL0307
const int ci = 1;  //~ ERROR[1.0,1.1,1.2] CL0307
int arr[c1];  //~ ERROR CL0501
global int *gp = &vg;  //~ ERROR[1.0,1.1,1.2] CL0307
global int gi = 10;  //~ ERROR[1.0,1.1,1.2] CL0307
global int *gp2 = &gi + 1;  //~ ERROR[1.0,1.1,1.2] CL0307
int bitf(struct { int a : 2; } s);  //~ ERROR CL0419
typedef int int_t; typedef float int_t; typedef int int_t;  //~ ERROR CL0404
void f32(void) { int int_t = 3; int_t x; uint uint = 2; } //~ ERROR CL0203
void dup(void) {} void dup(void) {}  //~ ERROR CL0402
half f33(half h) { half x = h; x = x + 1; x = 1.0h; half4 v = (half4)(x); return x * 2.0f; }  //~ ERROR CL0433
_Bool f34; bool f35 = true; unsigned long long ull = 1; long double ld;  //~ ERROR[1.0,1.1,1.2] CL0307
inline int f36(void) { return 1; } static inline int f37(void) { return f36(); }  //~ ERROR[1.0,1.1] CL0407
int f38(void), f39;  //~ ERROR[1.0,1.1,1.2] CL0307
void f42(void) { __attribute__((opencl_unroll_hint)) for (;;) {} __attribute__((opencl_unroll_hint(2))) int x; __attribute__((opencl_unroll_hint(0))) while (1) {} }  //~ ERROR CL0708  //~ ERROR CL0709
