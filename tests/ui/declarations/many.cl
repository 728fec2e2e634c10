// Declarations of every kind.

struct Inc;
struct S { int a;
  int a;  //~ ERROR CL0402
  };
struct S2 { int a;
  struct { int a;  //~ ERROR CL0402
  };
  };
struct S3 { int;
  };
struct S4 { struct { int b;
  };
  union { int c;
  float d;
  };
  int b;  //~ ERROR CL0402
  };
struct S5 { int a[];
  };
struct S6 { int a;
  int b[];
  };
struct S7 { int b[];  //~ ERROR CL0401
  int a;
  };
struct S8 { struct S6 x;
  int y;
  };
struct S9 { struct S9 x;  //~ ERROR CL0401
  };
struct S10 { struct S9 *x;
  };
struct S11 { void x;  //~ ERROR CL0401
  };
struct S12 { int f(void);  //~ ERROR CL0412
  };
struct S13 { int b : 3;  //~ ERROR CL0419
  int c : -1;  //~ ERROR CL0419
  int : 0;  //~ ERROR CL0419
  int d : 0;  //~ ERROR CL0419
  int e : 33;  //~ ERROR CL0419
  float f : 2;  //~ ERROR CL0419
  int g : 1.5;  //~ ERROR CL0419
  };
struct S14 { static int x;  //~ ERROR CL0204
  extern int y;  //~ ERROR CL0204
  typedef int z;  //~ ERROR CL0204
  register int w;  //~ ERROR CL0204
  auto int v;  //~ ERROR CL0204
  };
struct S15 { inline int x;  //~ ERROR CL0204
  int y = 1;  //~ ERROR CL0201
  const int z;
  };
struct S16 { struct Inc x;  //~ ERROR CL0401
  };
struct S17 { int n;
  int a[n];  //~ ERROR CL0501
  };
struct S18 { image2d_t i;  //~ ERROR CL0426
  sampler_t s;  //~ ERROR CL0426
  event_t e;  //~ ERROR CL0426
  };
struct S18b { queue_t q;  //~ ERROR[1.0,1.1,1.2] CL0203
  };
struct S19 { kernel int a;  //~ ERROR CL0703
  };
struct S20 {};
struct S { int b;  //~ ERROR CL0402
  };
union S { int b;  //~ ERROR CL0405
  };
enum S { Q };  //~ ERROR CL0405
enum E { A, B, A };  //~ ERROR CL0402
enum E { C };  //~ ERROR CL0402
enum E2 { D = 1.5, F = "a", G = (int)1.5f, H = 0x7fffffff, I };  //~ ERROR CL0439 //~ ERROR CL0439
enum E3 { J = 0xffffffffffffffff, K };
enum E4 { L = A + B, M = sizeof(int), N = n };  //~ ERROR CL0501

enum E6;
enum E7 { };  //~ ERROR CL0201
enum E8 { PP, };
enum E9 x9;  //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[2.0+] CL0401
enum;  //~ ERROR CL0201
struct;  //~ ERROR CL0201
struct { int q;
  };
int;
typedef;
typedef int;
const;
static;  //~ ERROR[1.0,1.1] CL0407
int int x1;  //~ ERROR CL0204 //~ ERROR[1.0,1.1,1.2] CL0307
int float x2;  //~ ERROR CL0204 //~ ERROR[1.0,1.1,1.2] CL0307
unsigned float x3;  //~ ERROR CL0204
long long x4;  //~ ERROR[1.0,1.1,1.2] CL0307
long long long x5;  //~ ERROR CL0204
short long x6;  //~ ERROR CL0204
signed unsigned x7;  //~ ERROR CL0204
unsigned struct S x8;  //~ ERROR CL0204
unsigned bool x10;  //~ ERROR CL0204
long float x11;  //~ ERROR CL0204
long double x12;  //~ ERROR[1.0,1.1,1.2] CL0307
short char x13;  //~ ERROR CL0204
typedef int T1;
  typedef int T1;
  typedef float T1;  //~ ERROR CL0404
T1 T2;  //~ ERROR[1.0,1.1,1.2] CL0307
unsigned T1 x14;  //~ ERROR CL0201 //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0402
int T1;  //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0402
const const int x15 = 1;  //~ ERROR[1.0,1.1,1.2] CL0307
x16;  //~ ERROR CL0205 //~ ERROR[1.0,1.1,1.2] CL0307
x17 = 1;  //~ ERROR CL0205 //~ ERROR[1.0,1.1,1.2] CL0307
static x18;  //~ ERROR CL0205 //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
const x19 = 1;  //~ ERROR CL0205 //~ ERROR[1.0,1.1,1.2] CL0307
f0() { }  //~ ERROR CL0205
f1(void);  //~ ERROR CL0205
void f2(a) { }  //~ ERROR CL0409
void f4(int) { }
void f5(int a, int a) { }  //~ ERROR CL0402
void f6(void, int);  //~ ERROR CL0401
void f7(int, void);  //~ ERROR CL0401
void f8(void a);  //~ ERROR CL0401
void f9(const void);  //~ ERROR CL0401
void f10(int, ...);  //~ ERROR CL0421
void f11(...);  //~ ERROR CL0421
void f12(int f12) { int f12;  //~ ERROR CL0402
  }
void f13(int a) { int a;  //~ ERROR CL0402
  }
void f14(int a) { { int a;
  } }
void f15(void) {} void f15(void) {}  //~ ERROR CL0402
void f16(int);
  void f16(float);  //~ ERROR CL0403
int f17(int);
  float f17(int);  //~ ERROR CL0403
void f18(int);
  int f18;  //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0402
int f19;  //~ ERROR[1.0,1.1,1.2] CL0307
  void f19(void);  //~ ERROR CL0402
int f20(void) { return;  //~ ERROR CL0613
  }
void f21(void) { return 1;  //~ ERROR CL0613
  }
void f22(void) { return f21();
  }
int f23(void) { }
int f24(void) { return (int*)0;  //~ ERROR CL0507
  }
global int *f25(void) { return 1;  //~ ERROR CL0507
  }
global int *f25b(void) { return 0;
  }
int f26(void)[3];  //~ ERROR CL0411
int f27(void)(void);  //~ ERROR CL0411
int (*f28)(void);  //~ ERROR CL0420
int (*f29(void))(void);  //~ ERROR CL0420
int f30[3](void);  //~ ERROR CL0414
void f31(void) { int x;
  int x;  //~ ERROR CL0402
  }
void f32(void) { extern int x;  //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
  float x;  //~ ERROR CL0402
  }
void f33(void) { int f33a(int);
  float f33a(int);  //~ ERROR CL0403
  }
void f34(void) { void nested(void) { } }  //~ ERROR CL0409
void f35(void) { static void g(void);  //~ ERROR CL0407 //~ ERROR[1.0,1.1] CL0407
  extern void h(void);  //~ ERROR[1.0,1.1] CL0407
  inline void i(void);
  }
static void f36(void);  //~ ERROR[1.0,1.1] CL0407
  void f36(void) {}
void f37(void);
  static void f37(void) {}  //~ ERROR CL0406 //~ ERROR[1.0,1.1] CL0407
inline void f38(void) {} extern inline void f39(void) {} static inline void f40(void) {}  //~ ERROR[1.0,1.1] CL0407 //~ ERROR[1.0,1.1] CL0407
inline int x20;  //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0408
static static int x21;  //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
  extern static int x22;  //~ ERROR CL0204 //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
  typedef static int x23;  //~ ERROR CL0204
  static typedef int x24;  //~ ERROR CL0204 //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
  auto int x25;  //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0407
  register int x26;  //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0407
kernel int f41(void) {}  //~ ERROR CL0701
kernel void f42(int *p) {}  //~ ERROR CL0704
kernel void f43(global int **p) {}  //~ ERROR CL0704
kernel void f44(struct S10 s) {}  //~ ERROR CL0707
kernel void f45(bool b) {} kernel void f45b(size_t b) {} kernel void f45c(ptrdiff_t b) {} kernel void f45d(half b) {} kernel void f45e(event_t e) {} kernel void f45f(intptr_t e) {} kernel void f45g(uintptr_t e) {}  //~ ERROR CL0433 //~ ERROR CL0706 //~ ERROR CL0706 //~ ERROR CL0706 //~ ERROR CL0706 //~ ERROR CL0706 //~ ERROR CL0706
static kernel void f46(void) {}  //~ ERROR[1.0,1.1] CL0407 //~ ERROR CL0702
kernel inline void f47(void) {}
kernel void f48(private int *p) {} kernel void f49(int p[3]) {} kernel void f50(global int p[3]) {} kernel void f51(local int x) {} kernel void f52(constant int x) {} kernel void f52b(global int x) {}  //~ ERROR CL0315 //~ ERROR CL0315 //~ ERROR CL0315 //~ ERROR CL0704 //~ ERROR CL0704
kernel void main(void) {}  //~ ERROR CL0443
int main(void) { return 0;  //~ ERROR CL0443
  }
kernel kernel void f53(void) {}
kernel int x27;  //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0703
  kernel struct S3 x28;  //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0703
  kernel typedef int x29;  //~ ERROR CL0703
void kernel f54(void) {}
kernel void f55(void);
  void f55(void) {}
void f56(void);
  kernel void f56(void) {}
kernel void f57(int a) {} void f58(void) { f57(1);
  f57();  //~ ERROR CL0603
  f57(1,2);  //~ ERROR CL0603
  f57("a");  //~ ERROR CL0507
  f58;  //~ ERROR CL0420
  f58(1);  //~ ERROR CL0603
  f58();

  (*f58)();  //~ ERROR CL0420
  (&f58)();  //~ ERROR CL0420
  f58 + 1;  //~ ERROR CL0420
  int (*p)(void) = f58;  //~ ERROR CL0420
  nosuch();  //~ ERROR CL0601
  nosuch(1);  //~ ERROR CL0601
  1();  //~ ERROR CL0606
  "a"();  //~ ERROR CL0606
  f16(1.0f);
  f25 = 0;  //~ ERROR CL0521
  f58 = f57;  //~ ERROR CL0420 //~ ERROR CL0521
  sizeof(f58);  //~ ERROR CL0420
  sizeof f58;  //~ ERROR CL0420
  }
void f59(int n) { goto a;
  goto b;  //~ ERROR CL0904
  a: ;
  a: ;  //~ ERROR CL0402
  { c: ;
  } goto c;
  break;  //~ ERROR CL0901
  continue;  //~ ERROR CL0901
  case 1: ;  //~ ERROR CL0902
  default: ;  //~ ERROR CL0902
  switch (n) { case 1: case 1: ;  //~ ERROR CL0903
  case n: ;  //~ ERROR CL0439
  case 1.5: ;  //~ ERROR CL0439
  default: ;  //~ ERROR CL0903
  default: ;
  case 0x1ffffffff: ;
  case 'a': ;
  break;
  continue;  //~ ERROR CL0901
  } while (1) { continue;
  break;
  } for (int i;
  ; ) { int i;
  } for (struct {int a;} s;;);
  for (extern int q;;);  //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0407
  for (static int q2;;);  //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1,2.0+] CL0407
  for (typedef int q3;;);  //~ ERROR CL0407
  for (void g(void);;);  //~ ERROR CL0407
  do {} while (n);
  if (n) int x;  //~ ERROR CL0201
  else int y;  //~ ERROR CL0201
  while (int z = 1) ;  //~ ERROR CL0201
  if (int z = 1);  //~ ERROR CL0201
  switch (int z = 1) {} lab: int u;  //~ ERROR CL0201
  lab2: }
void f60(int n) { int a[n];  //~ ERROR CL0416
  int b[n][3];  //~ ERROR CL0416
  int (*c)[n];  //~ ERROR CL0416
  typedef int T[n];  //~ ERROR CL0416
  sizeof(int[n]);  //~ ERROR CL0416
  (int(*)[n])0;  //~ ERROR CL0416

  x: ;

  goto *l;  //~ ERROR CL0201
  typeof(n) t;  //~ ERROR CL0601 //~ ERROR CL0201 //~ ERROR CL0501
  typeof(int) t2;  //~ ERROR CL0201
  __typeof__(n) t3;
  auto q2 = 1;  //~ ERROR CL0205
  int z = ({ 1;
  });
  int z2 = n ?: 1;
  }
