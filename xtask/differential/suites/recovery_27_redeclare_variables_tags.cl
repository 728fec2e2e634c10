// std: 1.2 2.0 3.0
constant int a = 1;
constant int a = 1;
constant int a;
extern constant int a;
extern constant int b;
extern constant int b;
constant int b = 2;
extern constant float b;
extern global int c;
extern constant int c;
extern constant int d[];
extern constant int d[4];
constant int d[] = { 1, 2, 3, 4 };
extern constant int d[5];
static constant int e = 1;
extern constant int e;
extern constant int g;
static constant int g = 1;
constant int h;
constant int i[2];
constant int j = undeclared;
constant int k = k2;
constant int l = l + 1;
#if __OPENCL_C_VERSION__ >= 200
int m;
int m;
global int m;
int m = 1;
int m = 2;
static int n;
static int n;
#endif
struct T1 { int a; };
struct T1 { int a; };
union T1 { int b; };
enum T1 { X };
enum T2 { Y };
struct T2;
struct T3; union T3;
int T1(void);
void f(void) {
  int x; int x; float x;
  int y; extern int y;
  struct T1; struct T1 t;
  struct L { int a; }; struct L { int b; };
  typedef int Q; typedef int Q; typedef long Q; int Q;
  enum { x1 }; int x1;
  local int s; local int s;
}
