// What OpenCL C has of C, and what not, many constructs a line.
typedef int int2 __attribute__((ext_vector_type(2)));
typedef __attribute__((ext_vector_type(4))) float float4;
typedef __attribute__((ext_vector_type(3))) char char3;
typedef unsigned char uchar; typedef unsigned int uint; typedef unsigned long size_t; typedef long ptrdiff_t; typedef unsigned long ulong;
typedef half half4 __attribute__((ext_vector_type(4)));
typedef double double4 __attribute__((ext_vector_type(4)));
typedef __SIZE_TYPE__ st; typedef __PTRDIFF_TYPE__ pt; typedef __INTPTR_TYPE__ it;
float4 foo(float4 a); int get_work_dim(void);  //~ ERROR CL0403
int printf(__constant const char *st, ...) __attribute__((format(printf, 1, 2)));  //~ ERROR[1.0,1.1] CL0421
void v1(void) { int x; __attribute__((address_space(1))) int *p; __attribute__((address_space(2))) int y; p = &x; }  //~ ERROR CL0301  //~ ERROR CL0312
void v2(void) { float4 a = (float4)(1); int2 b = a.xy; char3 c = (char3)(1, 2, 3); c.xyz = c.zyx; float4 d = __builtin_shufflevector(a, a, 0, 1, 2, 3); float4 e = __builtin_astype(b, float4); int f = __builtin_astype(1.0f, int); }  //~ ERROR CL0506  //~ ERROR CL0515
void v3(int n) { if (n = 1) { } while (n = 0); (n == 1); n == 1; n + 1; -n; n; "abc"; }
int v4(int n) { switch (n) { case 1: return 1; default: break; case 2 ... 4: ; case 3: ; } }  //~ ERROR CL0903
int v5(int n) { if (n) return 1; }
void v6(int n) { goto l1; { l1: ; } int arr[n]; l2: goto *&&l2; void *p = &&l1; goto *p; }  //~ ERROR CL0201  //~ ERROR CL0416
void v7(void) { int i = ({ int j = 1; j; }); int k = i ?: 2; struct { int a; } s = (struct { int a; }){1}; int z[] = {1, 2, [4] = 3}; int w[2][2] = {{1}, {2, 3}}; char q[] = "abc", r[3] = "abc", t[2] = "abc"; }  //~ ERROR CL0506
void v8(void) { const int a = 1; a = 2; int *p = &a; const int *q = p; int *const r = p; r = p; *q = 1; volatile int *v = p; p = v; int **pp = &p; const int **cpp = pp; }  //~ ERROR CL0320
void v9(void) { enum { A, B = 3 } e = A; e = 5; int x = B; float f = A; A = 1; enum F { C }; enum F g = C; g = e; }  //~ ERROR CL0521
void v10(void) { float f = 1; int i = f; i = 1.5; f % 2; i << f; f & 1; ~f; i && f; !f; f ? 1 : 0; f++; i += f; i %= f; f <<= 1; (int)f; (int *)f; (float)&i; }  //~ ERROR CL0502  //~ ERROR CL0512  //~ ERROR CL0532
void v11(void) { v12(); v1(1); foo(); foo(1, 2); foo("a"); int x = v1(); x = foo; (v1)(); (&v1)(); (*v1)(); v1; &v1; void (*p)(void) = v1; }  //~ ERROR CL0420  //~ ERROR CL0506  //~ ERROR CL0601  //~ ERROR CL0603
static void v13(void); inline void v14(void); extern inline void v15(void) { } static inline int v16(void) { return 1; } void v13(void) { }   //~ ERROR[1.0,1.1] CL0407
extern int v17; int v18(void) { extern int v17; return v17; } extern constant int v19; static constant int v20 = 1; constant int v20b = v20; constant int v21 = v20 + 1; constant int *constant v22 = &v20; constant float v23 = 1 / 2.0f; constant int v24 = sizeof(int4) + _Alignof(float); constant int v25 = (int)1.5f; constant int v26[v20]; constant int v27[sizeof(int)] = {0};   //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR CL0313  //~ ERROR[1.0,1.1] CL0407
int v28(int a, int b) { return a, b; } int v29(void) { return; } void v30(void) { return 1; } void v31(void) { return v30(); } float v32(void) { return 1; } int *v33(void) { int x; return &x; } global int *v34(global void *p) { return p; }  //~ ERROR CL0613
_Static_assert(sizeof(long) == 8, "long"); _Static_assert(sizeof(float3) == 16, ""); _Static_assert(sizeof(void *) == 8, ""); _Static_assert(_Generic(1, int: 1, default: 0), ""); _Static_assert(__builtin_types_compatible_p(int, int), "");
void v35(int x[static 3], int y[const], int z[*], int w[3][4], int (*q)[4]) { y = x; x++; w[0][1] = 1; w = q; }  //~ ERROR[2.0+] CL0301  //~ ERROR CL0416  //~ ERROR CL0320
void v36(void) { int x = 1; { int x = 2; } int x = 3; for (int x = 0; ; ) { int x; } }  //~ ERROR CL0402
#define CAT(a, b) a##b
#define STR(x) #x
#define VAR(...) v1(__VA_ARGS__)
void v37(void) { int CAT(a, b) = 1; ab = 2; constant char *s = STR(a b); VAR(); VAR(1); CAT(+, +)ab; CAT(<, >); }  //~ ERROR CL0113  //~ ERROR CL0201  //~ ERROR CL0603
