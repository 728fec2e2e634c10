// Many small mistakes, a line each.
typedef inline int m1(void);  //~ ERROR CL0408
typedef kernel void m2(void);  //~ ERROR CL0703
_Noreturn int m3;  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR CL0408
inline int m4;  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR CL0408
constant int m5 = ''[0];  //~ ERROR CL0126  //~ ERROR CL0529
constant ulong m6 = 1uu;  //~ ERROR CL0126
typedef int m7; float m7;  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR CL0402
int m8; float m8(void);  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR CL0402
constant void m9 = 1;  //~ ERROR CL0401
struct m10 m11;  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR[2.0+] CL0401
auto int m12(void) { return 1; }  //~ ERROR CL0407
register int m13(void);  //~ ERROR CL0407
_Thread_local int m14(void) { return 1; }  //~ ERROR CL0407
typedef int m15(void) { return 1; }  //~ ERROR CL0409
struct m16 { int x; }; enum m16 { M16 }; union m16 { int y; };  //~ ERROR CL0405
enum m17 { M17 }; struct m17 { int x; };  //~ ERROR CL0405
enum m18 { M18 = 1.5 };  //~ ERROR CL0439
int m19[](void);  //~ ERROR CL0414
int m20(void)[2];  //~ ERROR CL0411
int (m21[2])(void);  //~ ERROR CL0414
int m22[*];  //~ ERROR CL0414
constant int m23['a'] = {1};
constant int m24[1.5f] = {1};  //~ ERROR CL0415
constant int m25[0x7fffffffffffffff] = {1};  //~ ERROR CL0415
sampler_t *m26;  //~ ERROR CL0424
sampler_t m27[2];  //~ ERROR CL0425
long double m28(void);
_Atomic int m29;  //~ ERROR CL0211
_Atomic(int) m30;  //~ ERROR CL0211
int * _Atomic m31;  //~ ERROR CL0201  //~ ERROR[1.0,1.1,1.2] CL0307
void m32(void a);  //~ ERROR CL0401
void m33(inline int a);  //~ ERROR CL0408
void m34(kernel int a);  //~ ERROR CL0703
void m35(static int a);  //~ ERROR CL0407
void m36(struct nowhere a) { }  //~ ERROR CL0401
struct nowhere m37(void) { }  //~ ERROR CL0401
int sin(float x);  //~ ERROR CL0403
void m38(int x, int x);  //~ ERROR CL0402
void m39(int x, int x) { }  //~ ERROR CL0402
struct m40 { int a; struct { int a; }; };  //~ ERROR CL0402
struct m41 { kernel int a; };  //~ ERROR CL0703
struct m42 { int f(void); };  //~ ERROR CL0412
struct m43 { struct nowhere2 a; };  //~ ERROR CL0401
int m44 __attribute__((ext_vector_type(4)));  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR CL0708
typedef int m46 __attribute__((ext_vector_type(0)));  //~ ERROR CL0709
typedef int m47 __attribute__((ext_vector_type));  //~ ERROR CL0709
typedef int *m48 __attribute__((ext_vector_type(2)));  //~ ERROR CL0709
typedef int m49 __attribute__((address_space(-1)));  //~ ERROR CL0709
typedef int m50 __attribute__((address_space));  //~ ERROR CL0709
typedef int m51 __attribute__((address_space(0x7fffffff)));  //~ ERROR CL0709
typedef int m52 __attribute__((aligned(3)));  //~ ERROR CL0709
int m53(void) __attribute__((address_space(1)));  //~ ERROR CL0708
int m54(void) __attribute__((section(1)));
int m55 __attribute__((mode(XX)));  //~ ERROR[1.0,1.1,1.2] CL0307
int *m56 __attribute__((mode(SI)));  //~ ERROR[1.0,1.1,1.2] CL0307
int m57 __attribute__((mode(1)));  //~ ERROR[1.0,1.1,1.2] CL0307
void m58(void) __attribute__((format(printf, 1, 2)));
void m59(int a) __attribute__((format(printf, 1, 2)));
void m60(int *a) __attribute__((nonnull(2)));
__attribute__((alias("y"))) void m61(void) { }
__attribute__((reqd_work_group_size(0, 1, 1))) kernel void m62(void) { }  //~ ERROR CL0709
__attribute__((reqd_work_group_size(4294967296, 1, 1))) kernel void m63(void) { }  //~ ERROR CL0709
__attribute__((reqd_work_group_size(1, 1))) kernel void m64(void) { }  //~ ERROR CL0709
__attribute__((vec_type_hint)) kernel void m65(void) { }  //~ ERROR CL0709
__attribute__((vec_type_hint(int *))) kernel void m66(void) { }  //~ ERROR CL0709
__attribute__((opencl_unroll_hint)) kernel void m67(void) { }  //~ ERROR CL0708
__attribute__((overloadable)) int m68;  //~ ERROR[1.0,1.1,1.2] CL0307
void m69(int n, global int *g, local int *l, constant int *c) {
as_int();  //~ ERROR CL0603
as_int(1, 2);  //~ ERROR CL0603
__builtin_popcount(1, 2);  //~ ERROR CL0603
__builtin_nothing(1);  //~ ERROR CL0601
__builtin_convertvector(1, int4);  //~ ERROR CL0512
__builtin_choose_expr(n, 1, 2);  //~ ERROR CL0439
__builtin_va_arg(n, int); //~ ERROR CL0201
_Generic(n, float: 1);  //~ ERROR CL0502
(int[2])n;  //~ ERROR CL0512
m7;
"\xyz";  //~ ERROR CL0126
n[1];  //~ ERROR CL0529
g[1.0f];  //~ ERROR CL0529
n.x;  //~ ERROR CL0530
n->x;  //~ ERROR CL0530
g.x;  //~ ERROR CL0530
*n;  //~ ERROR CL0524
&1;  //~ ERROR CL0523
1 = n;  //~ ERROR CL0521
m69 = 0;  //~ ERROR CL0521
n();  //~ ERROR CL0606
(*g)();  //~ ERROR CL0606
m69(1);  //~ ERROR CL0603
m69(n, g, l, c, 1);  //~ ERROR CL0603
struct nowhere3 *p; p + 1;   //~ ERROR CL0401
p->x;  //~ ERROR CL0401
*p;  //~ ERROR CL0401
sizeof(struct nowhere3);  //~ ERROR CL0401
struct { int a; } s; s.b;  //~ ERROR CL0531
s = 1;  //~ ERROR CL0506
s + 1;  //~ ERROR CL0502
!s;  //~ ERROR CL0502
s ? 1 : 2;  //~ ERROR CL0532
if (s) { }  //~ ERROR CL0532
while (g) { }
n ? s : 1;  //~ ERROR CL0533
n ? g : 1.0f;  //~ ERROR CL0533
n ? g : n;
const int k = 1; k = 2;   //~ ERROR CL0320
k++;  //~ ERROR CL0320
int a1[] = 1;  //~ ERROR CL0434
int a2[2] = {.x = 1};  //~ ERROR CL0438
int a3[2] = {[2] = 1};  //~ ERROR CL0438
int a4 = {.x = 1};  //~ ERROR CL0438
float4 a5 = {1, 2, 3, 4, 5};  //~ ERROR CL0514
int a6[2] = {g};  //~ ERROR CL0507
struct { int a; } a7 = {.b = 1};  //~ ERROR CL0531
struct nowhere4 a8 = {1};  //~ ERROR CL0401
local int a9 = 1;  //~ ERROR CL0310
switch (1.0f) { }  //~ ERROR CL0532
switch (n) { case 1: case 1: ; }  //~ ERROR CL0903
switch (n) { default: default: ; }  //~ ERROR CL0903
switch (n) { case n: ; }  //~ ERROR CL0439
switch (n) { case 1.0f: ; }  //~ ERROR CL0439
here: ; here: ;  //~ ERROR CL0402
goto nowhere;  //~ ERROR CL0904
printf();   //~ ERROR[1.0,1.1] CL0602  //~ ERROR[1.2+] CL0603
printf(n);  //~ ERROR[1.0,1.1] CL0602  //~ ERROR[1.2+] CL0611
static int a10;  //~ ERROR[1.0,1.1,1.2] CL0308  //~ ERROR[1.0,1.1] CL0407
extern int a11 = 1;  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR[1.0,1.1] CL0407  //~ ERROR CL0410
void a12;  //~ ERROR CL0401
int a13[n];  //~ ERROR CL0416
int a14[];  //~ ERROR CL0401
int a15[-1];  //~ ERROR CL0415
image2d_t a16;  //~ ERROR CL0422
event_t a17 = 1;  //~ ERROR CL0506
return 1;  //~ ERROR CL0613
}
int m70(void) { return; }  //~ ERROR CL0613
int m71(void) { return "text"; }  //~ ERROR CL0507
void m72(float4 v) { v.xyzwx; v.q; v.s4; v.xx = 1; v.s0x; v == (int4)(1); v + (int4)(1); v << 1; ~v; }  //~ ERROR CL0502  //~ ERROR CL0503  //~ ERROR CL0516  //~ ERROR CL0517  //~ ERROR CL0518  //~ ERROR CL0519
kernel void m73(bool b, size_t s, event_t e, int *p, global int **q, half h) { }  //~ ERROR CL0433  //~ ERROR CL0704  //~ ERROR CL0706
kernel int m74(void) { return 1; }  //~ ERROR CL0701
static kernel void m75(void) { }  //~ ERROR[1.0,1.1] CL0407  //~ ERROR CL0702
int main(void) { return 1; }  //~ ERROR CL0443
int m76(int a, ...);  //~ ERROR CL0421
void m77(int (*f)(int));  //~ ERROR CL0420
void m78(void) { int (*f)(void) = m70; f(); }  //~ ERROR CL0420
