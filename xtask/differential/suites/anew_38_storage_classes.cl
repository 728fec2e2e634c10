// std: 1.0 1.1 1.2 2.0 3.0

extern constant int ec;
static constant int sc = 1;
auto int ga;
register int gr;
extern int fe(int);
static int fs(int a) { return a; }
inline int fi(int a) { return a; }
static inline int fsi(int a) { return a; }
typedef static int ts;
_Thread_local int tl;
__thread int tl2;

void f(register int p, static int q) {
  auto int a = 1;
  register int r = 2;
  static int s = 3;
  extern int e;
  extern constant int e2;
  static constant int s2 = 4;
  static local int s3;
  static global int s4;
  extern global int e3;
  static private int s5;
  static const int s6 = 1;
  extern int ef(void);
  static int sf(void);
  static float4 sv;
  static struct { int a; } ss;
  static int sa[2] = {1, 2};
  for (static int i = 0; i < 2; ++i) {}
}

kernel void k(extern int a, register global int *b) {
  static int s;
  static global int sg = 1;
  extern local int el;
}

struct S {
  static int a;
  extern int b;
  register int c;
};

extern struct S es;
extern constant struct S ecs;
