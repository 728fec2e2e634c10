// Arrays whose elements are aligned to more than their size.
// std: 2.0+

typedef int T __attribute__((aligned(16)));
T a[4]; //~ ERROR CL0414
struct S { T a[2]; }; //~ ERROR CL0414
void f(void) { T b[3]; private T (*p)[2]; } //~ ERROR CL0414 //~ ERROR CL0414
typedef T U[2]; //~ ERROR CL0414
kernel void k(global T *p) { p[1] = 2; T *q; int s = sizeof(T[2]); } //~ ERROR CL0414
typedef float4 V2 __attribute__((aligned(64)));
V2 d[2]; //~ ERROR CL0414
struct __attribute__((aligned(16))) R { int a; };
struct R b[2];
typedef int W __attribute__((aligned(4)));
W c[2];
enum __attribute__((aligned(16))) E { A };
enum E e[2]; //~ ERROR CL0414
enum E *pointers[2];
