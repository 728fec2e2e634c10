// std: 1.0 1.2 2.0 3.0
// Storage classes and extern.

extern constant int ec;
extern constant int ei = 3;
extern global int eg;
extern int ep;
extern local int el;
extern private int epv;
static constant int sc = 1;
static global int sg = 1;
static int sp;
auto int ag;
register int rg;
_Thread_local int tl;
__thread int tl2;
typedef extern int te;
static extern constant int both;
extern void ef(int);
static void sf(int a) {}
auto void af(void);
extern constant int redef;
constant int redef = 4;
extern constant int redef;
global int diff;
constant int diff = 1;

void f(static int a, register int b, auto int c, extern int d) {
  auto int x = 1;
  register int y = 2;
  extern int e1;
  extern constant int e2;
  extern global int e3;
  extern local int e4;
  static int s1;
  static constant int s2 = 1;
  static global int s3 = 2;
  static local int s4;
  for (static int i = 0; i < 1; i++) {}
  inline int z;
  void nested_decl(int);
  static void nested_static(int);
  &y;
}
inline int i1(int a) { return a; }
static inline int i2(int a) { return a; }
extern inline int i3(int a) { return a; }
