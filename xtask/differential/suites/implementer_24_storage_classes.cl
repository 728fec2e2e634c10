// std: 1.0 1.1 1.2 2.0 3.0
extern int a;
static int b;
extern constant int c;
static constant int d = 1;
static global int e;
extern global int g;
register int h;
auto int i;
typedef int t;
_Thread_local int tl;
__thread int tt;

static void sf(void) {}
extern void ef(void);
static kernel void sk(void) {}

void f(void) {
  extern int la;
  extern constant int lb;
  extern global int lc;
  static int ld;
  static constant int le = 1;
  static local int lf;
  static global int lg;
  static private int lp;
  register int lh = 0;
  auto int li = 0;
  auto lj = 0;
  static const int lk = 5;
}
void p(static int x, register int y, extern int z) {}
