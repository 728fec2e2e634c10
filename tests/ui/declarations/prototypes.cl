// Functions, arrays, records and initial values.

int a();
int b() { return 1; }
int c(void) { return a(); }
int d(int x) { return a(x); } //~ ERROR CL0603
int e(int x) { return b(x); } //~ ERROR CL0603
void f(x) int x; {}
int g(int) { return 1; }
int h(int x, ...); //~ ERROR CL0421
int printf(constant const char *, ...); //~ ERROR[1.0,1.1] CL0421
void i(int x) { printf("a"); }
inline int j(void) { return 1; }
static inline int k(void) { return 1; } //~ ERROR[1.0,1.1] CL0407
extern int l(void); //~ ERROR[1.0,1.1] CL0407
extern int l2(void) { return 1; } //~ ERROR[1.0,1.1] CL0407
int m(void);
static int m(void) { return 1; } //~ ERROR CL0406 //~ ERROR[1.0,1.1] CL0407
int n(int); float n(int); //~ ERROR CL0403
int o(int); int o(float); //~ ERROR CL0403
int p(int) __attribute__((overloadable)); int p(float) __attribute__((overloadable));
int __attribute__((overloadable)) q(int); int q(float);
int r(int); int __attribute__((overloadable)) r(float);
void use(void) { p(1); p(1.0f); p(1.0); p((char)1); p((int4)1); q(1.0f); undeclared(1); undeclared2; } //~ ERROR CL0501 //~ ERROR CL0601 //~ ERROR CL0604 //~ ERROR[1.2+] CL0605
int sin(int);
float sin(float); //~ ERROR CL0403
float cos(float x) { return x; }
int get_global_id(int);
size_t get_global_id(uint); //~ ERROR CL0403
float foo(float) ; float foo(float x) { return x; } float foo(float x) { return x; } //~ ERROR CL0402
void rec(void) { rec(); }
void rec2(void); void rec1(void) { rec2(); } void rec2(void) { rec1(); }
int noret(void) { }
void retv(void) { return 1; } //~ ERROR CL0613
int retn(void) { return; } //~ ERROR CL0613
void fp(void (*x)(void)) {} //~ ERROR CL0420
void (*fpv)(void); //~ ERROR CL0420
typedef void (*fpt)(void); //~ ERROR CL0420
typedef void fnt(void);
fnt fdecl;
fnt *fpx; //~ ERROR CL0420
void fcall(void) { void (*q)(void) = rec; (*q)(); q(); &rec; *rec; rec; (rec)(); (&rec)(); (*rec)(); } //~ ERROR CL0420
void vla(int n) { int a[n]; int b[n][2]; typedef int t[n]; sizeof(int[n]); int c[sizeof(n)]; const int k = 3; int d[k]; constant int kk = 3; int e[0]; int f[-1]; int g[]; int h[1.0]; int i[1 ? 2 : 3]; int j[2147483648L]; } //~ ERROR CL0310 //~ ERROR CL0401 //~ ERROR CL0415 //~ ERROR CL0416
struct bits { int a : 3; unsigned b : 2; int : 0; long c : 40; float d : 1; int e : 33; int f : -1; }; //~ ERROR CL0419
struct flex { int a; int b[]; };
struct emp {};
struct dupm { int a; float a; }; //~ ERROR CL0402
struct self { struct self s; }; //~ ERROR CL0401
struct selfp { global struct selfp *s; };
struct fn { void f(void); }; //~ ERROR CL0412
union anon { struct { int a; }; int b; };
struct undef u; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[2.0+] CL0401
enum e1 { A = 1, B, C = A + B, D = 1.0, E = "x" }; //~ ERROR CL0439
enum e1 { F }; //~ ERROR CL0402
enum e2; enum e2 x;  //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[2.0+] CL0401
struct e1 z; //~ ERROR CL0405
int A; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0402
struct s1 { int a; } s1v = { 1, 2 }, s1w = { .a = 1 }, s1x = { .b = 1 }; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[2.0+] CL0531
int arr[] = {[2] = 1, [0] = 2, [-1] = 1}; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[2.0+] CL0438
constant int arr2[] = {[2] = 1, [0] = 2, [-1] = 1}; //~ ERROR CL0438
constant int arr3[2] = {1,2,3};
constant char str[2] = "abc";
constant char str2[] = {"abc"};
constant char str3[3] = {'a','b'};
constant char *str4 = "a" "b"; //~ ERROR[1.0,1.1,1.2] CL0307
constant int str5[] = "abc"; //~ ERROR CL0434
constant int cst = sizeof(int) + 3 * 2;
constant int ncst = cst + 1;
constant int *pcst = &cst; //~ ERROR[1.0,1.1,1.2] CL0307
constant int *pcst2 = &cst + 1; //~ ERROR[1.0,1.1,1.2] CL0307
constant int *pcst3 = arr2 + 1; //~ ERROR[1.0,1.1,1.2] CL0307
constant float fl = 1.0f / 3;
constant int neg = -1 ? 2 : 3;
constant int call = get_global_id(0); //~ ERROR CL0439
constant int4 vc = (int4)(1,2,3,4);
constant int4 vc2 = (int4)(1) + 1;
constant int vce = ((int4)(1)).x;
constant int comma = (1, 2);
constant struct s1 st = { sizeof(int) };
constant int cc = cst;
constant int dd = (int)1.5f;
constant long pi = (long)&cst;
