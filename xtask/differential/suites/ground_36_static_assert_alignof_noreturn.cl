// std: 1.1 1.2 3.0
_Static_assert(1, "ok");
_Static_assert(0, "not ok");
_Static_assert(1);
_Static_assert(0);
_Static_assert(1, 2);
_Static_assert("a", "b");
_Static_assert(1.0f, "float");
_Static_assert((int2)(1), "vector");
_Static_assert(sizeof(float3) == sizeof(float4), "3 is 4");
_Static_assert(_Alignof(float4) == 16, "align");
_Static_assert(__alignof__(double) == 8, "align");
_Static_assert(_Alignof(int3) == 16 && _Alignof(char2) == 2, "align");
_Static_assert(sizeof(long) == 8 && sizeof(half) == 2, "sizes")
_Static_assert(sizeof(bool) == 1, "bool");
static_assert(1, "no");
struct S { int a; _Static_assert(sizeof(int) == 4, "in struct"); _Alignas(16) int b; };
_Static_assert(_Alignof(struct S) == 16, "alignas");
_Noreturn void nr1(void);
_Noreturn int nr2(void) { return 1; }
_Noreturn kernel void nr3(void) { for (;;); }
int _Noreturn nr4;
void nr5(void) __attribute__((noreturn));
void nr5(void) { }
_Alignas(8) int al1(void);
_Alignas(64) constant int al2 = 1;
_Alignas(2) constant int al3 = 1;
_Alignas(3) constant int al4 = 1;
_Alignas(double) constant char al5 = 1;
void f(int n) {
  _Static_assert(n, "not constant");
  _Static_assert(1, "in function");
  _Alignas(32) int x;
  _Alignas(0) int y;
  typedef _Alignas(8) int z;
  _Alignof(n);
  _Alignof n;
  __alignof__(n);
  _Alignof(void);
  _Alignof(struct Undefined);
  _Thread_local int tl;
  _Atomic int at;
  _Atomic(int) at2;
  _Complex float cx;
  _Bool bb = 1;
  _Imaginary float im;
}
