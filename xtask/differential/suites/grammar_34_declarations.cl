// std: 1.0 1.1 1.2 2.0 3.0
auto int g1;
register int g2;
static int g3;
extern int g4;
extern __constant int g5;
static __constant int g6 = 1;
extern __constant int g7 = 1;
__constant int g8;
__global int g9;
__local int g10;
__private int g11;
int g12[];
__constant int g13[] = {1, 2, 3};
typedef static int g14;
static extern int g15;
g16;
const g17 = 1;
static f1(void) { return 0; }
f2(int a) { return a; }
int f3(a, b) int a; float b; { return a; }
int f4(a) { return a; }
int f5(a, b);
extern void f6(void);
auto void f7(void);
register void f8(void);
inline int f9(int a) { return a; }
static inline int f10(int a) { return a; }
extern inline int f11(int a) { return a; }
inline int g18;
int f12(register int a) { return a; }
int f13(static int a) { return a; }
int f14(void a) { return 0; }
int f15(void, int);
int f16(int a[], int b[4], int c[static 2]) { return a[0]; }
int f17(int)[2];
void v1;
long long ll;
unsigned float uf;
short double sd;
long float lf;
signed unsigned su;
int int ii;
void locals(void) {
  auto int a = 1;
  register int b = 2;
  static int c = 3;
  extern int d;
  extern __constant int e;
  static __constant int f = 1;
  static __global int h;
  __constant int i = 1;
  typedef int L;
  int f(void);
  int fn(void) { return 1; }
  int;
  const;
  int *restrict r;
  int restrict s;
}
