// std: 1.2 2.0
// opts: -DEXT=1
#if EXT && defined(__cl_clang_bitfields)
#pragma OPENCL EXTENSION __cl_clang_bitfields : enable
#endif
struct S1 { int a : 3; };
struct S2 { unsigned a : 3, b : 4; int : 2; int : 0; };
struct S3 { int a : 0; };
struct S4 { int a : 33; };
struct S5 { int a : -1; };
struct S6 { float a : 3; };
struct S7 { int2 a : 3; };
struct S8 { bool a : 1; bool b : 2; };
struct S9 { enum E { e0 } a : 2; };
struct S10 { int *a : 2; };
struct S11 { int a : 1.5f; };
struct S12 { int a : ; };
struct S13 { long a : 40; char b : 9; };
struct S14 { int a : sizeof(int); };
union U1 { int a : 3; uint b; };
void f(void) {
  struct S1 s = {9};
  s.a = 5;
  int *p = &s.a;
  sizeof(s.a);
  int x : 3;
  __typeof__(s.a) t;
}
