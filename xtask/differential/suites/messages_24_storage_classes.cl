// std: 1.0 1.1 1.2 2.0 3.0
static constant int a = 1;
extern constant int b;
static int fn(void) { return 0; }
extern int fn2(void);
auto int c;
register int d;
typedef int e;
static float f;
extern float g;

kernel void k(int x) {
  auto int h = 1;
  register int i = 2;
  static int j = 3;
  static constant int l = 4;
  extern int m;
  extern constant int n;
  static const int o = 5;
  static local int p;
  static global int q;
  static int *r = &j;
  static int s = x;
  extern int fn3(void);
  static int fn4(void);
  _Thread_local int t;
  static private int u;
}

void params(register int a, static int b, auto int c) {}
